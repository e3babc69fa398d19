import { drawInitials } from '../../drawing/logo.ts'
import { advisersOf, nameOf as fullNameOf } from '../advisers.ts'
import { type DemoCustomer, type DemoRelative, usernameOf } from '../person.ts'
import type { Timeline } from '../timeline.ts'
import type { Collection } from './collection.ts'

const nameOf = (person: DemoRelative) => ({
  initials: `${person.first.charAt(0)}.`,
  first_name: person.first,
  suffix: person.prefix,
  last_name: person.last,
  sex: person.sex,
  date_of_birth: person.born,
  nationality: 'Nederlandse',
})

/** Adviser and account manager of a tenant, in customers' files. */
export const contactsOf = (tenant: string) =>
  advisersOf(tenant).map((adviser, index) => ({
    id: index + 1,
    first_name: adviser.first,
    last_name: adviser.last,
    full_name: fullNameOf(adviser),
    email: adviser.email,
    phone: adviser.phone,
    avatar: drawInitials(
      adviser.first.charAt(0) + adviser.last.charAt(0),
      index === 0 ? '#974264' : '#2438e0',
      96,
    ),
  }))

const reachable = (at: number) => ({
  mobile: `06123450${String(at).padStart(2, '0')}`,
  phone: `0765550${String(300 + at)}`,
  iban: 'NL02ABNA0123456789',
  gross_annual_income: 36_000 + at * 750,
})

/** A customer with its index among the demo's, from 0, from which numbers and amounts are derived. */
export interface Placed {
  person: DemoCustomer
  at: number
}

/** Adds a customer with family and contacts. */
export function addPeople(
  file: Collection,
  { person, at }: Placed,
  [advisor, manager]: ReturnType<typeof contactsOf>,
  when: Timeline,
): void {
  const username = usernameOf(person)
  file.add('customer', {
    ...nameOf(person),
    salutation: person.sex === 1 ? 'De heer' : 'Mevrouw',
    is_main_customer: true,
    is_business: false,
    marital_status: { description: person.partner ? 'Gehuwd' : 'Ongehuwd' },
    ...(!person.bare && reachable(at)),
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
    avatar: at === 0 ? drawInitials('AW', '#974264', 350) : null,
    avatar_thumb: at === 0 ? drawInitials('AW', '#974264', 70) : null,
    invitation_token: `uitnodiging-${username}`,
    last_submitted_portal_invitation_date:
      person.neverSubmitted || person.bare ? null : when.moment({ days: -46 }),
    advisor: person.bare ? null : advisor,
    account_manager: person.bare ? null : manager,
    product_labels: person.label ? [{ id: 1, name: person.label }] : [],
  })
  const { partner, children = [] } = person
  if (partner) file.add('partner', { ...nameOf(partner), ...partner.facts, has_partner: true })
  for (const child of children) file.add('child', { ...nameOf(child), ...child.facts })
}
