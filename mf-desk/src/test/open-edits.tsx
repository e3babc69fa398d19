import { type DeskEdit, getEdits, postEditVerdict } from '@portal/contract/desk/edit'
import { renderView } from '@portal/remote-kit/test'
import EditsScreen from '../edits/EditsScreen.tsx'
import '../edits/SendBackDialog.tsx'
import { editsPath } from '../shared/paths.ts'
import { texts } from '../texts.ts'
import { deskPortal, done, type Role } from './desk.ts'
import { edits } from './example.ts'

interface Given {
  path?: string
  role?: Role
  waiting?: readonly DeskEdit[]
}

/** Opens the changes screen; reviewed changes leave the list. */
export async function openEdits({ path = editsPath, role, waiting = edits }: Given = {}) {
  const portal = deskPortal(role)
  let left = [...waiting]
  portal.answer(getEdits, () => ({ data: left }))
  portal.answer(postEditVerdict, ({ params }) => {
    left = left.filter(({ id }) => String(id) !== String(params.id))
    return done
  })
  await renderView(EditsScreen, { portal, texts, path })
  return portal
}
