import {
  addInternalNote,
  type ConversationMessage,
  getConversation,
  markInboxItemHandled,
  sendMessageToCustomer,
} from '@portal/contract/desk/conversation'
import { type DeskCustomerFile, getDeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import {
  type DeskErasure,
  getDeskErasures,
  markCustomerAsFormer,
  pauseErasure,
  reinstateFormerCustomer,
  resumeErasure,
} from '@portal/contract/desk/desk-erasure'
import { addLeadStep, type DeskLead, getColleagues, getDeskLeads } from '@portal/contract/desk/desk-lead'
import {
  type DeskSigning,
  getDeskSignings,
  markSigningDecisionSeen,
  requestSignature,
  withdrawSigningRequest,
} from '@portal/contract/desk/desk-signing'
import { requestDocuments, withdrawDocumentRequest } from '@portal/contract/desk/document-request'
import {
  type GivenAdvice,
  getGivenAdvice,
  getReplayedAdvice,
  type ReplayedAdvice,
} from '@portal/contract/desk/given-advice'
import { type FilledMessageTemplate, getFilledMessageTemplates } from '@portal/contract/desk/message-template'
import { renderView } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import CustomersScreen from '../customers/CustomersScreen.tsx'
import '../customers/file/CustomerFile.tsx'
import '../customers/file/conversation/AttachDocumentsDialog.tsx'
import '../customers/file/advice/CustomerAdvice.tsx'
import '../customers/file/advice/lead/LeadDialog.tsx'
import '../customers/file/advice/FigureExplanationDrawer.tsx'
import '../shared/ReasonDialog.tsx'
import '../customers/file/requests/RequestDocumentsDialog.tsx'
import '../customers/file/signings/RequestSigningDialog.tsx'
import '../customers/file/signings/CustomerSignings.tsx'
import { type CustomerFileView, getCustomerPath } from '../shared/desk-paths.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { createDeskPortal, type DeskRole, successResponse } from './desk-portal.ts'
import {
  createExampleAdvice,
  createExampleLead,
  createExampleReplay,
  exampleColleagues,
} from './example-advice.ts'
import { createExampleCustomerFile } from './example-customer-file.ts'
import { exampleConversation } from './example-desk-data.ts'
import { createExampleCertificate } from './example-signing.ts'

interface RenderCustomerFileOptions {
  view?: CustomerFileView
  role?: DeskRole
  file?: DeskCustomerFile
  messages?: readonly ConversationMessage[]
  templates?: readonly FilledMessageTemplate[]
  leads?: readonly DeskLead[]
  advice?: GivenAdvice
  replayed?: ReplayedAdvice
  erasures?: readonly DeskErasure[]
  signings?: readonly DeskSigning[]
  /** URL parameters in addition to the view. */
  extraParameters?: string
}

export async function renderCustomerFile({
  view,
  role,
  file = createExampleCustomerFile(),
  messages = exampleConversation,
  templates = [],
  leads = [createExampleLead()],
  advice = createExampleAdvice(),
  replayed = createExampleReplay(),
  erasures = [],
  signings = [],
  extraParameters = '',
}: RenderCustomerFileOptions = {}) {
  const portal = createDeskPortal(role)
  portal.answer(getDeskCustomerFile, { data: file })
  portal.answer(getDeskErasures, { data: [...erasures] })
  portal.answer(getDeskSignings, {
    data: { signings: [...signings], certificate: createExampleCertificate() },
  })
  portal.answer(requestSignature, { data: { success: true, id: 1 } })
  portal.answer(getDeskLeads, { data: [...leads] })
  portal.answer(getGivenAdvice, { data: advice })
  portal.answer(getReplayedAdvice, { data: replayed })
  portal.answer(getColleagues, { data: [...exampleColleagues] })
  portal.answer(getConversation, { data: [...messages] })
  portal.answer(getFilledMessageTemplates, { data: [...templates] })
  for (const call of [
    markInboxItemHandled,
    sendMessageToCustomer,
    addInternalNote,
    requestDocuments,
    withdrawDocumentRequest,
    addLeadStep,
    pauseErasure,
    resumeErasure,
    markCustomerAsFormer,
    reinstateFormerCustomer,
    markSigningDecisionSeen,
    withdrawSigningRequest,
  ])
    portal.answer(call, successResponse)
  await renderView(CustomersScreen, { portal, texts, path: getCustomerPath(1, view) + extraParameters })
  await screen.findByRole('tablist', { name: nl.customer_views })
  return portal
}
