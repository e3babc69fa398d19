import { getDeskCustomers, type ListedCustomer } from '@portal/contract/desk/desk-customer'
import { mailOccasions } from '@portal/contract/desk/mail-texts'
import {
  addMessageTemplate,
  changeMessageTemplate,
  getMessageTemplates,
  type MessageTemplate,
  removeMessageTemplate,
} from '@portal/contract/desk/message-template'
import { getTenantMails, previewMail, type TenantMail } from '@portal/contract/desk/tenant-mail'
import {
  getTenantSettings,
  saveTenantProfile,
  setTenantStaffRole,
  switchTenantFeature,
  type TenantSettings,
  undoTenantProfileChange,
} from '@portal/contract/desk/tenant-settings'
import { locales } from '@portal/contract/language'
import { renderView } from '@portal/remote-kit/test'
import SettingsScreen from '../settings/SettingsScreen.tsx'
import '../settings/branding-preview/MailAndPdfPreviewDrawer.tsx'
import '../settings/mails/MailSettings.tsx'
import '../settings/AddStaffDialog.tsx'
import '../settings/templates/TemplateDialog.tsx'
import '../settings/templates/TemplateSettings.tsx'
import { settingsPath } from '../shared/desk-paths.ts'
import { texts } from '../texts.ts'
import { createDeskPortal, successResponse } from './desk-portal.ts'
import { exampleCustomerAnna } from './example-desk-data.ts'

/** Settings of a tenant with one office, two staff members and a change that can be undone. */
export const exampleSettings: TenantSettings = {
  name: 'Zuider Advies',
  slogan: null,
  website: 'https://www.zuideradvies.example',
  contact_email: null,
  pronoun: 'JE',
  primary_color: '#2438e0',
  secondary_color: '#e28a5c',
  tertiary_color: null,
  logo: null,
  offices: [
    {
      id: 1,
      name: 'Breda',
      city: 'Breda',
      code: null,
      email: null,
      phone: '076 555 01 21',
      postcode: '4811 ZK',
      street_name: 'Sint Janstraat',
      number: '5',
      website: null,
      default_hours: [{ day: 1, from: '09:00', to: '17:00' }],
      upcoming_hours: [],
      today_hours: null,
    },
  ],
  strong_sign_in_from: null,
  features: [
    { name: 'show_income', value: null },
    { name: 'show_policies', value: false },
  ],
  people: [
    { name: 'Ruben Aalders', email: 'ruben@zuideradvies.example', role: 'owner', signed_in: true },
    { name: 'Sanne Vermeulen', email: 'sanne@zuideradvies.example', role: 'adviser', signed_in: false },
  ],
  history: [
    {
      id: 8,
      at: '2026-11-25T09:00:00Z',
      by: 'Ruben Aalders',
      fields: ['slogan', 'primary_color'],
      undone: false,
    },
    { id: 7, at: '2026-11-24T09:00:00Z', by: 'Ruben Aalders', fields: ['logo'], undone: true },
  ],
}

/** A template in the tenant's own locale and in English. */
export const exampleTemplate: MessageTemplate = {
  id: 4,
  name: 'Welkom',
  texts: {
    nl: { subject: 'Welkom', text: '{aanhef},\n\nFijn dat je er bent.' },
    en: { subject: 'Welcome', text: '{aanhef},\n\nGood to have you.' },
  },
  revision: 3,
  changed_at: '2026-11-24T09:00:00Z',
  changed_by: 'Ruben Aalders',
}

/** All mails with the portal's texts; one has its own subject. */
const exampleMails: TenantMail[] = mailOccasions.map((occasion) => ({
  occasion,
  wordings: locales.map((wording) => ({
    wording,
    own: { subject: occasion === 'reset' ? 'Even een wachtwoord' : null, intro: null, closing: null },
    portal: { subject: 'Kies een wachtwoord', intro: 'Met deze link kan het.', closing: 'Groet van {firm}' },
  })),
}))

/** A customer whose portal can be previewed with the unsaved branding. */
const exampleListedCustomer: ListedCustomer = {
  ...exampleCustomerAnna,
  username: 'anna',
  email: null,
  date_of_birth: null,
  city: null,
  waiting: 0,
  last_seen_at: null,
  locked: false,
}

/** Renders a view of the settings; `more` are further URL parameters. */
export async function renderSettings(
  view?: 'mails' | 'office' | 'parts' | 'templates' | 'people' | 'history',
  more = '',
) {
  const portal = createDeskPortal('owner')
  portal.answer(getTenantSettings, { data: exampleSettings })
  portal.answer(getDeskCustomers, { data: [exampleListedCustomer], meta: { total: 1, page: 1, per_page: 5 } })
  portal.answer(getTenantMails, { data: exampleMails })
  portal.answer(previewMail, { data: { subject: 'Kies', html: '<p>Kies</p>', text: 'Kies' } })
  portal.answer(getMessageTemplates, { data: [exampleTemplate] })
  for (const call of [
    saveTenantProfile,
    switchTenantFeature,
    setTenantStaffRole,
    undoTenantProfileChange,
    changeMessageTemplate,
    removeMessageTemplate,
  ])
    portal.answer(call, successResponse)
  portal.answer(addMessageTemplate, { data: { success: true, id: 5 } })
  const path = view ? `${settingsPath}?view=${view}${more}` : settingsPath
  await renderView(SettingsScreen, { portal, texts, path })
  return portal
}
