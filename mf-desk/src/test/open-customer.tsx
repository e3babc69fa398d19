import {
  getConversation,
  postDeskMessage,
  postHandled,
  postInternalNote,
  type Said,
} from '@portal/contract/desk/conversation'
import { type DeskFile, getDeskFile } from '@portal/contract/desk/file'
import { postRequests, postRequestWithdrawn } from '@portal/contract/desk/request'
import { type FilledTemplate, getFilledTemplates } from '@portal/contract/desk/template'
import { renderView } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import CustomersScreen from '../customers/CustomersScreen.tsx'
import '../customers/file/Customer.tsx'
import '../customers/file/conversation/AttachDialog.tsx'
import '../customers/file/requests/RequestDialog.tsx'
import { customerPath, type FileView } from '../shared/paths.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { deskPortal, done, type Role } from './desk.ts'
import { conversation } from './example.ts'
import { exampleFile } from './example-file.ts'

interface Given {
  view?: FileView
  role?: Role
  file?: DeskFile
  said?: readonly Said[]
  templates?: readonly FilledTemplate[]
}

/** Opens a view of the file of a customer. */
export async function openCustomer({
  view,
  role,
  file = exampleFile(),
  said = conversation,
  templates = [],
}: Given = {}) {
  const portal = deskPortal(role)
  portal.answer(getDeskFile, { data: file })
  portal.answer(getConversation, { data: [...said] })
  portal.answer(getFilledTemplates, { data: [...templates] })
  for (const call of [postHandled, postDeskMessage, postInternalNote, postRequests, postRequestWithdrawn])
    portal.answer(call, done)
  await renderView(CustomersScreen, { portal, texts, path: customerPath(1, view) })
  await screen.findByRole('tablist', { name: nl.customer_views })
  return portal
}
