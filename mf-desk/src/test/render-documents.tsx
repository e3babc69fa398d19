import {
  type DeskDocument,
  getDeskDocumentDetails,
  getDeskDocumentFile,
  getDocumentsToReview,
  reviewDocument,
} from '@portal/contract/desk/desk-document'
import { renderView } from '@portal/remote-kit/test'
import { vi } from 'vitest'
import DocumentsScreen from '../documents/DocumentsScreen.tsx'
import '../documents/DocumentFileViewer.tsx'
import { documentsPath } from '../shared/desk-paths.ts'
import { texts } from '../texts.ts'
import { createDeskPortal, type DeskRole, successResponse } from './desk-portal.ts'
import { exampleDocuments } from './example-desk-data.ts'

interface RenderDocumentsOptions {
  path?: string
  role?: DeskRole
  documentsToReview?: readonly DeskDocument[]
  /** Further documents that the fake portal can return by id, but that are not in the list to review. */
  otherDocuments?: readonly DeskDocument[]
}

const examplePng = Uint8Array.from('\x89PNG\r\n\x1a\n', (sign) => sign.charCodeAt(0))

/** Renders the documents screen; a reviewed document leaves the list. */
export async function renderDocuments({
  path = documentsPath,
  role,
  documentsToReview = exampleDocuments,
  otherDocuments = [],
}: RenderDocumentsOptions = {}) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const portal = createDeskPortal(role)
  const known = new Map(
    [...documentsToReview, ...otherDocuments].map((document) => [String(document.id), document]),
  )
  let left = [...documentsToReview]
  portal.answer(getDocumentsToReview, () => ({ data: left }))
  portal.answer(getDeskDocumentDetails, ({ params }) => ({
    data: known.get(String(params.id)) as DeskDocument,
  }))
  portal.answer(getDeskDocumentFile, () => new Blob([examplePng]))
  portal.answer(reviewDocument, ({ params }) => {
    left = left.filter(({ id }) => String(id) !== String(params.id))
    return successResponse
  })
  await renderView(DocumentsScreen, { portal, texts, path })
  return portal
}
