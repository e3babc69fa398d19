import {
  type CustomerEdit,
  getCustomerEditsToReview,
  reviewCustomerEdit,
} from '@portal/contract/desk/customer-edit'
import { renderView } from '@portal/remote-kit/test'
import EditsScreen from '../edits/EditsScreen.tsx'
import '../shared/ReasonDialog.tsx'
import { editsPath } from '../shared/desk-paths.ts'
import { texts } from '../texts.ts'
import { createDeskPortal, type DeskRole, successResponse } from './desk-portal.ts'
import { exampleEdits } from './example-desk-data.ts'

interface RenderEditsOptions {
  path?: string
  role?: DeskRole
  waiting?: readonly CustomerEdit[]
}

/** Renders the screen with changes; a reviewed change leaves the list. */
export async function renderEdits({
  path = editsPath,
  role,
  waiting = exampleEdits,
}: RenderEditsOptions = {}) {
  const portal = createDeskPortal(role)
  let left = [...waiting]
  portal.answer(getCustomerEditsToReview, () => ({ data: left }))
  portal.answer(reviewCustomerEdit, ({ params }) => {
    left = left.filter(({ id }) => String(id) !== String(params.id))
    return successResponse
  })
  await renderView(EditsScreen, { portal, texts, path })
  return portal
}
