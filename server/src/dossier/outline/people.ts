import type { Child } from '@portal/contract/family'
import type { Address } from '@portal/contract/person'
import type { CustomerFile } from '../file.ts'
import { type Formats, ifKnown } from './formats.ts'
import type { Block, Section } from './outline.ts'

type Person = Child

/** An address on one line, without unknown parts. */
export const addressLine = ({
  street_name,
  number,
  formatted_number,
  postcode,
  city,
}: Pick<Address, 'street_name' | 'number' | 'formatted_number' | 'postcode' | 'city'>): string =>
  [
    [street_name, formatted_number ?? number].filter(Boolean).join(' '),
    [postcode, city].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ')

/** People of the file: the customer, the partner and the children. */
export function peopleSection({ customer, family }: CustomerFile, formats: Formats): Section {
  const { words, date, facts } = formats
  const address = customer.addresses[0]
  const place = customer.place_of_birth
  const born = ifKnown(customer.date_of_birth, date)
  const factsOf = (person: Person) =>
    facts([
      [
        'fact_born',
        born && place && person === customer
          ? words('fact_born_in', { date: born, place })
          : ifKnown(person.date_of_birth, date),
      ],
      ['fact_marital', person.marital_status?.description],
      ['fact_nationality', person.nationality],
      ['fact_address', person === customer && address ? addressLine(address) : null],
      ['fact_mobile', person.mobile],
      ['fact_phone', person.phone],
      ['fact_email', person.email_address],
      ['fact_iban', person === customer ? customer.iban : null],
      ['fact_retirement', ifKnown(person.retirement_date, date)],
    ])
  const block = (person: Person, who: 'person_you' | 'person_partner' | 'person_child'): Block => ({
    kind: 'facts',
    title: `${person.full_name} · ${words(who)}`,
    facts: factsOf(person),
  })
  return {
    title: words('section_people'),
    blocks: [
      block(customer, 'person_you'),
      ...(family.partner ? [block(family.partner, 'person_partner')] : []),
      ...family.children.map((child) => block(child, 'person_child')),
    ],
  }
}
