import { getAdviserName, getDemoAdvisers } from '../demo-advisers.ts'
import { type DemoCustomer, type DemoRelative, getUsername } from '../demo-customers.ts'
import { readDemoPicture } from '../demo-picture.ts'
import type { Timeline } from '../demo-timeline.ts'
import type { RecordCollection } from './record-collection.ts'

const toNameFields = ({ first, last, sex, born }: Omit<DemoRelative, 'fields'>) => ({
  initials: `${first.charAt(0)}.`,
  first_name: first,
  last_name: last,
  sex,
  date_of_birth: born,
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
  const { partner, children = [], fields, hasNoContactDetails } = person
  file.add('customer', {
    ...toNameFields(person),
    salutation: person.sex === 1 ? 'De heer' : 'Mevrouw',
    is_main_customer: true,
    is_business: false,
    marital_status: { description: partner ? 'Gehuwd' : 'Ongehuwd' },
    username,
    email_address: `${username}@example.nl`,
    office_id: 1,
    avatar: at === 0 ? readDemoPicture('initials-aw') : null,
    avatar_thumb: at === 0 ? readDemoPicture('initials-aw-small') : null,
    invitation_token: `uitnodiging-${username}`,
    product_labels: [],
    ...(hasNoContactDetails
      ? { last_submitted_portal_invitation_date: null, advisor: null, account_manager: null }
      : {
          ...createContactFields(at),
          last_submitted_portal_invitation_date: timeline.moment({ days: -46 }),
          advisor,
          account_manager: manager,
        }),
    ...fields,
  })
  if (partner) file.add('partner', { ...toNameFields(partner), ...partner.fields, has_partner: true })
  for (const child of children) file.add('child', { ...toNameFields(child), ...child.fields })
}
