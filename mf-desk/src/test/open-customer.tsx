import {
  type GivenAdvice,
  getGivenAdvice,
  getReplayedAdvice,
  type ReplayedAdvice,
} from '@portal/contract/desk/advice'
import {
  type ConversationMessage,
  getConversation,
  postDeskMessage,
  postHandled,
  postInternalNote,
} from '@portal/contract/desk/conversation'
import {
  type DeskErasure,
  getDeskErasures,
  postCustomerBack,
  postCustomerLeft,
  postErasureHold,
  postErasureRelease,
} from '@portal/contract/desk/erasure'
import { type DeskFile, getDeskFile } from '@portal/contract/desk/file'
import { type DeskLead, getColleagues, getDeskLeads, postLeadStep } from '@portal/contract/desk/lead'
import { postRequests, postRequestWithdrawn } from '@portal/contract/desk/request'
import {
  type DeskSigning,
  getDeskSignings,
  postSigning,
  postSigningSeen,
  postSigningWithdrawn,
} from '@portal/contract/desk/signing'
import { type FilledTemplate, getFilledTemplates } from '@portal/contract/desk/template'
import { renderView } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import CustomersScreen from '../customers/CustomersScreen.tsx'
import '../customers/file/Customer.tsx'
import '../customers/file/conversation/AttachDialog.tsx'
import '../customers/file/advice/Advice.tsx'
import '../customers/file/advice/lead/LeadDialog.tsx'
import '../customers/file/advice/TraceDrawer.tsx'
import '../customers/file/erasure/HoldDialog.tsx'
import '../customers/file/requests/RequestDialog.tsx'
import '../customers/file/signings/SigningDialog.tsx'
import '../customers/file/signings/Signings.tsx'
import { customerPath, type FileView } from '../shared/paths.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { deskPortal, done, type Role } from './desk.ts'
import { conversation } from './example.ts'
import { colleagues, exampleAdvice, exampleLead, exampleReplayed } from './example-advice.ts'
import { exampleFile } from './example-file.ts'
import { exampleCertificate } from './example-signing.ts'

interface Given {
  view?: FileView
  role?: Role
  file?: DeskFile
  messages?: readonly ConversationMessage[]
  templates?: readonly FilledTemplate[]
  leads?: readonly DeskLead[]
  advice?: GivenAdvice
  replayed?: ReplayedAdvice
  erasures?: readonly DeskErasure[]
  signings?: readonly DeskSigning[]
  /** Address parameters besides the view. */
  more?: string
}

/** Opens a view of a customer's file. */
export async function openCustomer({
  view,
  role,
  file = exampleFile(),
  messages = conversation,
  templates = [],
  leads = [exampleLead()],
  advice = exampleAdvice(),
  replayed = exampleReplayed(),
  erasures = [],
  signings = [],
  more = '',
}: Given = {}) {
  const portal = deskPortal(role)
  portal.answer(getDeskFile, { data: file })
  portal.answer(getDeskErasures, { data: [...erasures] })
  portal.answer(getDeskSignings, { data: { signings: [...signings], certificate: exampleCertificate() } })
  portal.answer(postSigning, { data: { success: true, id: 1 } })
  portal.answer(getDeskLeads, { data: [...leads] })
  portal.answer(getGivenAdvice, { data: advice })
  portal.answer(getReplayedAdvice, { data: replayed })
  portal.answer(getColleagues, { data: [...colleagues] })
  portal.answer(getConversation, { data: [...messages] })
  portal.answer(getFilledTemplates, { data: [...templates] })
  for (const call of [
    postHandled,
    postDeskMessage,
    postInternalNote,
    postRequests,
    postRequestWithdrawn,
    postLeadStep,
    postErasureHold,
    postErasureRelease,
    postCustomerLeft,
    postCustomerBack,
    postSigningSeen,
    postSigningWithdrawn,
  ])
    portal.answer(call, done)
  await renderView(CustomersScreen, { portal, texts, path: customerPath(1, view) + more })
  await screen.findByRole('tablist', { name: nl.customer_views })
  return portal
}
