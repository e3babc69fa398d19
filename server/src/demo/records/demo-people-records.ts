import { getAdviserName, getDemoAdvisers } from '../demo-advisers.ts'
import { type DemoCustomer, type DemoRelative, getUsername } from '../demo-customer.ts'
import { readDemoPicture } from '../demo-picture.ts'
import type { Timeline } from '../demo-timeline.ts'
import type { RecordCollection } from './record-collection.ts'

const toNameFields = (person: DemoRelative) => ({
  initials: `${person.first.charAt(0)}.`,
  first_name: person.first,
  suffix: person.prefix,
  last_name: person.last,
  sex: person.sex,
  date_of_birth: person.born,
  nationality: 'Nederlandse',
})

export const createDemoContacts = (tenant: string) =>
  getDemoAdvisers(tenant).map((adviser, index) => ({
    id: index + 1,
    first_name: adviser.first,
    last_name: adviser.last,
    full_name: getAdviserName(adviser),
    email: adviser.email,
    phone: adviser.phone,
    avatar: readDemoPicture(`initials-${adviser.first.charAt(0)}${adviser.last.charAt(0)}`.toLowerCase()),
  }))

const createContactFields = (at: number) => ({
  mobile: `06123450${String(at).padStart(2, '0')}`,
  phone: `0765550${String(300 + at)}`,
  iban: 'NL02ABNA0123456789',
  gross_annual_income: 36_000 + at * 750,
})

/** A customer with an index, from which numbers and amounts are derived. */
export interface IndexedCustomer {
  person: DemoCustomer
  at: number
}

export function addDemoPeople(
  file: RecordCollection,
  { person, at }: IndexedCustomer,
  [advisor, manager]: ReturnType<typeof createDemoContacts>,
  timeline: Timeline,
): void {
  const username = getUsername(person)
  file.add('customer', {
    ...toNameFields(person),
    salutation: person.sex === 1 ? 'De heer' : 'Mevrouw',
    is_main_customer: true,
    is_business: false,
    marital_status: { description: person.partner ? 'Gehuwd' : 'Ongehuwd' },
    ...(!person.hasNoContactDetails && createContactFields(at)),
    ...person.facts,
    username,
    email_address: `${username}@example.nl`,
    two_factor: person.twoFactor,
    has_access: person.hasAccess,
    can_update_self: person.canUpdateSelf,
    can_update_partner: person.canUpdatePartner,
    file_locked: person.locked,
    language: person.language,
    office_id: person.office === undefined ? 1 : person.office,
    avatar: at === 0 ? readDemoPicture('initials-aw') : null,
    avatar_thumb: at === 0 ? readDemoPicture('initials-aw-small') : null,
    invitation_token: `uitnodiging-${username}`,
    last_submitted_portal_invitation_date:
      person.neverSubmitted || person.hasNoContactDetails ? null : timeline.moment({ days: -46 }),
    advisor: person.hasNoContactDetails ? null : advisor,
    account_manager: person.hasNoContactDetails ? null : manager,
    product_labels: person.label ? [{ id: 1, name: person.label }] : [],
  })
  const { partner, children = [] } = person
  if (partner) file.add('partner', { ...toNameFields(partner), ...partner.facts, has_partner: true })
  for (const child of children) file.add('child', { ...toNameFields(child), ...child.facts })
}
