// @module-tag full
import { findOverlay, testInvalidForms } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import signing from '../customers/file/signings/texts/nl.json'
import nl from '../texts/nl.json'
import { getWriteRequests } from './desk-portal.ts'
import { createExampleCustomerFile } from './example-customer-file.ts'
import { renderAgenda } from './render-agenda.tsx'
import { renderCustomerFile } from './render-customer-file.tsx'
import { renderCustomerList } from './render-customer-list.tsx'
import { renderDocuments } from './render-documents.tsx'
import { renderEdits } from './render-edits.tsx'
import { renderSettings } from './render-settings.tsx'

const clickButton = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)

async function openRequestForm() {
  const portal = await renderCustomerFile({ view: 'requests' })
  await clickButton(nl.request_new)
  await findOverlay(nl.request_new)
  return () => getWriteRequests(portal)
}

async function openSigningForm() {
  const portal = await renderCustomerFile({ view: 'requests' })
  await clickButton(signing.signing_new)
  await findOverlay(signing.signing_new)
  return () => getWriteRequests(portal)
}

async function openMailForm() {
  const portal = await renderSettings('mails', '&mail=news')
  await screen.findByLabelText(new RegExp(`^${nl.mail_subject}`))
  const isProfileSave = ({ path }: { path: string }) => path.endsWith('/profile')
  return () => getWriteRequests(portal).filter(isProfileSave)
}

async function openHoldForm() {
  const erasure = {
    requested_at: '2026-11-26T09:00:00Z',
    due_at: '2026-12-10T09:00:00Z',
    access_until: null,
    hold: null,
  }
  const customer = { id: 1, name: 'Anna de Wit' }
  const portal = await renderCustomerFile({ role: 'owner', erasures: [{ customer, ...erasure }] })
  await clickButton(nl.erasure_hold)
  await findOverlay(nl.erasure_hold)
  return () => getWriteRequests(portal)
}

async function openLeadForm() {
  const portal = await renderCustomerFile({ view: 'advice' })
  await clickButton(nl.lead_update)
  await findOverlay(nl.lead_update_of)
  return () => getWriteRequests(portal)
}

async function openMessageForm() {
  const portal = await renderCustomerFile({ view: 'conversation' })
  await screen.findByRole('button', { name: nl.message_send })
  return () => getWriteRequests(portal)
}

async function openRejectEditForm() {
  const portal = await renderEdits()
  await clickButton(nl.send_back)
  await findOverlay()
  return () => getWriteRequests(portal)
}

async function openMfaResetForm() {
  const portal = await renderCustomerFile({
    file: { ...createExampleCustomerFile(), keys: { passkeys: 1, app: false } },
  })
  await clickButton(nl.keys_reset)
  await findOverlay()
  return () => getWriteRequests(portal)
}

async function openMfaRequirementForm() {
  const portal = await renderSettings('parts')
  await screen.findByLabelText(nl.demand_from)
  return () => getWriteRequests(portal)
}

async function openRejectDocumentForm() {
  const portal = await renderDocuments()
  await clickButton(nl.reject)
  await screen.findByLabelText(nl.reject_reason)
  return () => getWriteRequests(portal)
}

const createAgendaFormOpener = (button: string) => async () => {
  const portal = await renderAgenda()
  await clickButton(button)
  await findOverlay()
  return () => getWriteRequests(portal)
}

const createSettingsFormOpener = (view?: 'office' | 'people' | 'templates', button?: string) => async () => {
  const portal = await renderSettings(view)
  if (button) {
    await clickButton(button)
    await findOverlay()
  } else await screen.findByRole('button', { name: nl.settings_save })
  return () => getWriteRequests(portal)
}

async function openSaveViewForm() {
  const portal = await renderCustomerList('?filter=never')
  await clickButton(nl.view_keep)
  await findOverlay()
  return () => getWriteRequests(portal)
}

testInvalidForms([
  {
    file: 'customers/file/signings/RequestSigningDialog.tsx',
    open: openSigningForm,
    typed: [
      [new RegExp(`^${signing.signing_note}`), 'Graag deze week'],
      [nl.request_date, '31-31-2026'],
    ],
    wrong: nl.request_date,
    press: signing.signing_send,
  },
  {
    file: 'shared/ReasonDialog.tsx',
    open: openMfaResetForm,
    typed: [[nl.keys_reset_ground, 'ja']],
    wrong: nl.keys_reset_ground,
    press: nl.keys_reset,
  },
  {
    file: 'agenda/BlockDaysDialog.tsx',
    open: createAgendaFormOpener(nl.block),
    typed: [[nl.block_reason, ' ']],
    wrong: nl.block_reason,
    press: nl.block,
  },
  {
    file: 'shared/ReasonDialog.tsx',
    open: createAgendaFormOpener(nl.appointment_cancel),
    typed: [[nl.reason, 'nee']],
    wrong: nl.reason,
    press: nl.appointment_cancel,
  },
  {
    file: 'settings/BrandingForm.tsx',
    open: createSettingsFormOpener(),
    typed: [
      [/^Slogan/, 'Samen verder'],
      [/^Website/, 'www.zuider.example'],
    ],
    wrong: /^Website/,
    press: nl.settings_save,
  },
  {
    file: 'settings/mails/MailTextsForm.tsx',
    open: openMailForm,
    typed: [
      [new RegExp(`^${nl.mail_subject}`), 'Nieuws'],
      [new RegExp(`^${nl.mail_intro}`), 'Er is iets nieuws.'],
    ],
    wrong: new RegExp(`^${nl.mail_intro}`),
    press: nl.settings_save,
  },
  {
    file: 'settings/MfaRequirementCard.tsx',
    open: openMfaRequirementForm,
    typed: [[nl.demand_from, '31-02-2027']],
    wrong: nl.demand_from,
    press: nl.demand_begin,
  },
  {
    file: 'settings/OfficeForm.tsx',
    open: createSettingsFormOpener('office'),
    typed: [
      [/^Telefoon/, '076 555 99 99'],
      [/^E-mailadres/, 'nergens'],
    ],
    wrong: /^E-mailadres/,
    press: nl.settings_save,
  },
  {
    file: 'settings/AddStaffDialog.tsx',
    open: createSettingsFormOpener('people', nl.person_add),
    typed: [
      [nl.person_name, 'Nina Nieuw'],
      [nl.email, 'nina'],
    ],
    wrong: nl.email,
    press: nl.person_add,
  },
  {
    file: 'settings/templates/TemplateDialog.tsx',
    open: createSettingsFormOpener('templates', nl.template_add),
    typed: [[/^Onderwerp$/, '{{naamm}']],
    wrong: /^Onderwerp$/,
    press: nl.settings_save,
  },
  {
    file: 'customers/views/SaveViewDialog.tsx',
    open: openSaveViewForm,
    typed: [[nl.view_name, ' ']],
    wrong: nl.view_name,
    press: nl.settings_save,
  },
  {
    file: 'customers/file/requests/RequestDocumentsDialog.tsx',
    open: openRequestForm,
    typed: [
      [nl.request_documents, ': van deze maand'],
      [nl.request_date, '31-12-2026'],
    ],
    wrong: nl.request_documents,
    press: nl.request_send,
  },
  {
    file: 'customers/file/advice/lead/LeadForm.tsx',
    open: openLeadForm,
    typed: [[nl.lead_note, 'Belt liever na vijven']],
    wrong: nl.lead_assignee,
    press: nl.lead_save,
  },
  {
    file: 'customers/file/conversation/MessageForm.tsx',
    open: openMessageForm,
    typed: [
      [nl.subject, ' '],
      [nl.message, 'Dank voor je bericht.'],
    ],
    wrong: nl.subject,
    press: nl.message_send,
  },
  {
    file: 'shared/ReasonDialog.tsx',
    open: openHoldForm,
    typed: [[nl.reason, 'nee']],
    wrong: nl.reason,
    press: nl.erasure_hold,
  },
  {
    file: 'shared/ReasonDialog.tsx',
    open: openRejectEditForm,
    typed: [[nl.reason, 'nee']],
    wrong: nl.reason,
    press: nl.send_back,
  },
  {
    file: 'documents/RejectDocumentForm.tsx',
    open: openRejectDocumentForm,
    typed: [[nl.reject_reason, 'nee']],
    wrong: nl.reject_reason,
    press: nl.reject,
  },
])
