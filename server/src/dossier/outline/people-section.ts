import type { Child } from '@portal/contract/family'
import type { Address } from '@portal/contract/person'
import type { CustomerFile } from '../customer-file.ts'
import { type DossierFormatters, formatIfKnown } from './dossier-formatters.ts'
import type { OutlineBlock, OutlineSection } from './dossier-outline.ts'

type DossierPerson = Child

/** Formats an address in one line, without unknown parts. */
export const formatAddressLine = ({
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

export function createPeopleSection(
  { customer, family }: CustomerFile,
  formats: DossierFormatters,
): OutlineSection {
  const { getText, date, facts } = formats
  const address = customer.addresses[0]
  const place = customer.place_of_birth
  const born = formatIfKnown(customer.date_of_birth, date)
  const listPersonFacts = (person: DossierPerson) =>
    facts([
      [
        'fact_born',
        born && place && person === customer
          ? getText('fact_born_in', { date: born, place })
          : formatIfKnown(person.date_of_birth, date),
      ],
      ['fact_marital', person.marital_status?.description],
      ['fact_nationality', person.nationality],
      ['fact_address', person === customer && address ? formatAddressLine(address) : null],
      ['fact_mobile', person.mobile],
      ['fact_phone', person.phone],
      ['fact_email', person.email_address],
      ['fact_iban', person === customer ? customer.iban : null],
      ['fact_retirement', formatIfKnown(person.retirement_date, date)],
    ])
  const toPersonBlock = (
    person: DossierPerson,
    who: 'person_you' | 'person_partner' | 'person_child',
  ): OutlineBlock => ({
    kind: 'facts',
    title: `${person.full_name} · ${getText(who)}`,
    facts: listPersonFacts(person),
  })
  return {
    title: getText('section_people'),
    blocks: [
      toPersonBlock(customer, 'person_you'),
      ...(family.partner ? [toPersonBlock(family.partner, 'person_partner')] : []),
      ...family.children.map((child) => toPersonBlock(child, 'person_child')),
    ],
  }
}
