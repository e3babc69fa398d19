import { currentParts, futureParts } from '@portal/domain/current-mortgage'
import { mortgageStatusOf } from '@portal/domain/mortgage-status'
import { repaymentOf } from '@portal/domain/repayment'
import type { CustomerFile } from '../file.ts'
import { type Formats, ifKnown } from './formats.ts'
import type { Block, Section } from './outline.ts'
import { addressLine } from './people.ts'

type Mortgage = CustomerFile['mortgages'][number]

function titleOf({ agency_name, hypotheeknummer }: Mortgage, { words }: Formats): string {
  const name = agency_name ?? words('mortgage')
  return hypotheeknummer ? words('mortgage_numbered', { name, number: hypotheeknummer }) : name
}

function factsOf(mortgage: Mortgage, formats: Formats): Block {
  const { words, euro, percent, date, facts } = formats
  const status = mortgageStatusOf(mortgage.status)
  const secured = mortgage.mainProperty
  return {
    kind: 'facts',
    title: titleOf(mortgage, formats),
    facts: facts([
      ['fact_status', status ? words(`status_${status.name}`) : mortgage.status_description],
      ['fact_remaining', ifKnown(mortgage.restantHoofdsom, euro)],
      ['fact_deposit', ifKnown(mortgage.bouwdepot || null, euro)],
      ['fact_withdrawal', ifKnown(mortgage.total_withdrawal_space_amount || null, euro)],
      ['fact_principal', ifKnown(mortgage.hoofdsomHypotheek, euro)],
      ['fact_monthly', ifKnown(mortgage.monthly_amount, euro)],
      ['fact_rate', ifKnown(mortgage.rate, percent)],
      ['fact_nhg', ifKnown(mortgage.nhg, (nhg) => words(nhg ? 'yes' : 'no'))],
      [
        'fact_secured',
        secured
          ? addressLine({ ...secured, street_name: secured.street, postcode: secured.postal_code })
          : null,
      ],
      ['fact_market_value', ifKnown(mortgage.marktwaarde, euro)],
      ['fact_owners', mortgage.mortgagors.join(', ')],
      ['fact_completion', ifKnown(mortgage.passeerdatum, date)],
    ]),
  }
}

/** Loan parts; those that start later come last, with their day, since current totals exclude them. */
function partsOf(mortgage: Mortgage, formats: Formats, today: string): Block[] {
  const { words, euro, percent, shortDate, text } = formats
  if (mortgage.mortgageParts.length === 0) return []
  const toCome = futureParts(mortgage, today)
  const nameOf = (part: Mortgage['mortgageParts'][number]) =>
    toCome.includes(part)
      ? words('part_from', { number: part.leningdeelnummer ?? '', date: shortDate(part.begindatum) })
      : text(part.leningdeelnummer)
  return [
    {
      kind: 'table',
      title: words('parts', { name: titleOf(mortgage, formats) }),
      columns: [
        { label: words('column_part'), share: 15 },
        { label: words('column_repayment'), share: 21 },
        { label: words('column_remaining'), share: 15.5, figures: true },
        { label: words('column_interest'), share: 8.5, figures: true },
        { label: words('column_fixed_until'), share: 13.5, figures: true },
        { label: words('column_ends'), share: 13.5, figures: true },
        { label: words('column_monthly'), share: 13, figures: true },
      ],
      rows: [...currentParts(mortgage, today), ...toCome].map((part) => [
        nameOf(part),
        words(`repayment_${repaymentOf(part.type).name}`),
        euro(part.remaining_debt),
        percent(part.interest),
        part.interest_type === 'fixed' ? shortDate(part.einddatumRentevast) : words('variable'),
        shortDate(part.einddatum),
        euro(part.monthly_amount),
      ]),
    },
  ]
}

/** Mortgages with their parts. */
export function mortgagesSection({ mortgages }: CustomerFile, formats: Formats, today: string): Section {
  const blocks = mortgages.flatMap((mortgage): Block[] => [
    factsOf(mortgage, formats),
    ...partsOf(mortgage, formats, today),
  ])
  const { words } = formats
  return {
    title: words('section_mortgages'),
    blocks: blocks.length > 0 ? blocks : [{ kind: 'text', text: words('nothing_known') }],
  }
}
