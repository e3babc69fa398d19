// @module-tag full
import { type FormCase, findLayer, sendWithMistake } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import signing from '../customers/file/signings/texts/nl.json'
import nl from '../texts/nl.json'
import { acts } from './desk.ts'
import { exampleFile } from './example-file.ts'
import { openAgenda } from './open-agenda.tsx'
import { openCustomer } from './open-customer.tsx'
import { openCustomers } from './open-customers.tsx'
import { openDocuments } from './open-documents.tsx'
import { openEdits } from './open-edits.tsx'
import { openSettings } from './open-settings.tsx'

const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)

async function openRequest() {
  const portal = await openCustomer({ view: 'requests' })
  await press(nl.request_new)
  await findLayer(nl.request_new)
  return () => acts(portal)
}

async function openSigning() {
  const portal = await openCustomer({ view: 'requests' })
  await press(signing.signing_new)
  await findLayer(signing.signing_new)
  return () => acts(portal)
}

async function openMail() {
  const portal = await openSettings('mails', '&mail=news')
  await screen.findByLabelText(new RegExp(`^${nl.mail_subject}`))
  const isSave = ({ path }: { path: string }) => path.endsWith('/profile')
  return () => acts(portal).filter(isSave)
}

async function openHold() {
  const erasure = {
    requested_at: '2026-11-26T09:00:00Z',
    due_at: '2026-12-10T09:00:00Z',
    access_until: null,
    hold: null,
  }
  const customer = { id: 1, name: 'Anna de Wit' }
  const portal = await openCustomer({ role: 'owner', erasures: [{ customer, ...erasure }] })
  await press(nl.erasure_hold)
  await findLayer(nl.erasure_hold)
  return () => acts(portal)
}

async function openLead() {
  const portal = await openCustomer({ view: 'advice' })
  await press(nl.lead_update)
  await findLayer(nl.lead_update_of)
  return () => acts(portal)
}

async function openWriting() {
  const portal = await openCustomer({ view: 'conversation' })
  await screen.findByRole('button', { name: nl.message_send })
  return () => acts(portal)
}

async function openSendBack() {
  const portal = await openEdits()
  await press(nl.send_back)
  await findLayer()
  return () => acts(portal)
}

async function openKeysReset() {
  const portal = await openCustomer({ file: { ...exampleFile(), keys: { passkeys: 1, app: false } } })
  await press(nl.keys_reset)
  await findLayer()
  return () => acts(portal)
}

async function openDemand() {
  const portal = await openSettings('parts')
  await screen.findByLabelText(nl.demand_from)
  return () => acts(portal)
}

async function openReject() {
  const portal = await openDocuments()
  await press(nl.reject)
  await screen.findByLabelText(nl.reject_reason)
  return () => acts(portal)
}

const openInAgenda = (button: string) => async () => {
  const portal = await openAgenda()
  await press(button)
  await findLayer()
  return () => acts(portal)
}

const openInSettings = (view?: 'office' | 'people' | 'templates', button?: string) => async () => {
  const portal = await openSettings(view)
  if (button) {
    await press(button)
    await findLayer()
  } else await screen.findByRole('button', { name: nl.settings_save })
  return () => acts(portal)
}

async function openView() {
  const portal = await openCustomers('?filter=never')
  await press(nl.view_keep)
  await findLayer()
  return () => acts(portal)
}

const forms: readonly FormCase[] = [
  {
    file: 'customers/file/signings/SigningDialog.tsx',
    open: openSigning,
    typed: [
      [new RegExp(`^${signing.signing_note}`), 'Graag deze week'],
      [nl.request_date, '31-31-2026'],
    ],
    wrong: nl.request_date,
    press: signing.signing_send,
  },
  {
    file: 'customers/file/KeysResetDialog.tsx',
    open: openKeysReset,
    typed: [[nl.keys_reset_ground, 'ja']],
    wrong: nl.keys_reset_ground,
    press: nl.keys_reset,
  },
  {
    file: 'agenda/BlockDialog.tsx',
    open: openInAgenda(nl.block),
    typed: [[nl.block_reason, ' ']],
    wrong: nl.block_reason,
    press: nl.block,
  },
  {
    file: 'agenda/CancelDialog.tsx',
    open: openInAgenda(nl.appointment_cancel),
    typed: [[nl.reason, 'nee']],
    wrong: nl.reason,
    press: nl.appointment_cancel,
  },
  {
    file: 'settings/BrandingForm.tsx',
    open: openInSettings(),
    typed: [
      [/^Slogan/, 'Samen verder'],
      [/^Website/, 'www.zuider.example'],
    ],
    wrong: /^Website/,
    press: nl.settings_save,
  },
  {
    file: 'settings/mails/MailWordsForm.tsx',
    open: openMail,
    typed: [
      [new RegExp(`^${nl.mail_subject}`), 'Nieuws'],
      [new RegExp(`^${nl.mail_intro}`), 'Er is iets nieuws.'],
    ],
    wrong: new RegExp(`^${nl.mail_intro}`),
    press: nl.settings_save,
  },
  {
    file: 'settings/Demand.tsx',
    open: openDemand,
    typed: [[nl.demand_from, '31-02-2027']],
    wrong: nl.demand_from,
    press: nl.demand_begin,
  },
  {
    file: 'settings/OfficeForm.tsx',
    open: openInSettings('office'),
    typed: [
      [/^Telefoon/, '076 555 99 99'],
      [/^E-mailadres/, 'nergens'],
    ],
    wrong: /^E-mailadres/,
    press: nl.settings_save,
  },
  {
    file: 'settings/PersonDialog.tsx',
    open: openInSettings('people', nl.person_add),
    typed: [
      [nl.person_name, 'Nina Nieuw'],
      [nl.email, 'nina'],
    ],
    wrong: nl.email,
    press: nl.person_add,
  },
  {
    file: 'settings/templates/TemplateDialog.tsx',
    open: openInSettings('templates', nl.template_add),
    typed: [[/^Onderwerp$/, '{{naamm}']],
    wrong: /^Onderwerp$/,
    press: nl.settings_save,
  },
  {
    file: 'customers/views/ViewDialog.tsx',
    open: openView,
    typed: [[nl.view_name, ' ']],
    wrong: nl.view_name,
    press: nl.settings_save,
  },
  {
    file: 'customers/file/requests/RequestDialog.tsx',
    open: openRequest,
    typed: [
      [nl.request_documents, ': van deze maand'],
      [nl.request_date, '31-12-2026'],
    ],
    wrong: nl.request_documents,
    press: nl.request_send,
  },
  {
    file: 'customers/file/advice/lead/LeadForm.tsx',
    open: openLead,
    typed: [[nl.lead_note, 'Belt liever na vijven']],
    wrong: nl.lead_assignee,
    press: nl.lead_save,
  },
  {
    file: 'customers/file/conversation/WriteForm.tsx',
    open: openWriting,
    typed: [
      [nl.subject, ' '],
      [nl.message, 'Dank voor je bericht.'],
    ],
    wrong: nl.subject,
    press: nl.message_send,
  },
  {
    file: 'customers/file/erasure/HoldDialog.tsx',
    open: openHold,
    typed: [[nl.reason, 'nee']],
    wrong: nl.reason,
    press: nl.erasure_hold,
  },
  {
    file: 'edits/SendBackDialog.tsx',
    open: openSendBack,
    typed: [[nl.reason, 'nee']],
    wrong: nl.reason,
    press: nl.send_back,
  },
  {
    file: 'documents/RejectForm.tsx',
    open: openReject,
    typed: [[nl.reject_reason, 'nee']],
    wrong: nl.reject_reason,
    press: nl.reject,
  },
]

test.each(forms)(
  '@WCAG-3.3.6 $file: a mistake is told at its field, and nothing is sent or lost',
  async (form) => {
    expect(await sendWithMistake(form)).toEqual({ isErrorShown: true, isInputKept: true, sent: 0 })
  },
)
