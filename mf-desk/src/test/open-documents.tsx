import {
  type DeskDocument,
  getDeskDocument,
  getDeskDocumentFacts,
  getDocumentsToReview,
  postVerdict,
} from '@portal/contract/desk/document'
import { renderView } from '@portal/remote-kit/test'
import { vi } from 'vitest'
import DocumentsScreen from '../documents/DocumentsScreen.tsx'
import '../documents/DocumentFile.tsx'
import { documentsPath } from '../shared/paths.ts'
import { texts } from '../texts.ts'
import { deskPortal, done, type Role } from './desk.ts'
import { documents } from './example.ts'

interface Given {
  path?: string
  role?: Role
  waiting?: readonly DeskDocument[]
  /** Known documents that are not to review. */
  others?: readonly DeskDocument[]
}

const png = Uint8Array.from('\x89PNG\r\n\x1a\n', (sign) => sign.charCodeAt(0))

/** Opens the documents screen; reviewed documents leave the list. */
export async function openDocuments({
  path = documentsPath,
  role,
  waiting = documents,
  others = [],
}: Given = {}) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const portal = deskPortal(role)
  const known = new Map([...waiting, ...others].map((document) => [String(document.id), document]))
  let left = [...waiting]
  portal.answer(getDocumentsToReview, () => ({ data: left }))
  portal.answer(getDeskDocumentFacts, ({ params }) => ({
    data: known.get(String(params.id)) as DeskDocument,
  }))
  portal.answer(getDeskDocument, () => new Blob([png]))
  portal.answer(postVerdict, ({ params }) => {
    left = left.filter(({ id }) => String(id) !== String(params.id))
    return done
  })
  await renderView(DocumentsScreen, { portal, texts, path })
  return portal
}
