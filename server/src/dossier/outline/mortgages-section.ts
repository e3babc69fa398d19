import { getCurrentParts, getFutureParts } from '@portal/domain/current-mortgage'
import { findMortgageStatus } from '@portal/domain/mortgage-status'
import { getRepaymentType } from '@portal/domain/repayment-type'
import type { CustomerFile } from '../customer-file.ts'
import { type DossierFormatters, formatIfKnown } from './dossier-formatters.ts'
import type { OutlineBlock, OutlineSection } from './dossier-outline.ts'
import { formatAddressLine } from './people-section.ts'

type Mortgage = CustomerFile['mortgages'][number]

function formatMortgageTitle(
  { agency_name, hypotheeknummer }: Mortgage,
  { getText }: DossierFormatters,
): string {
  const name = agency_name ?? getText('mortgage')
  return hypotheeknummer ? getText('mortgage_numbered', { name, number: hypotheeknummer }) : name
}

function toFactsBlock(mortgage: Mortgage, formats: DossierFormatters): OutlineBlock {
  const { getText, euro, percent, date, facts } = formats
  const status = findMortgageStatus(mortgage.status)
  const secured = mortgage.mainProperty
  return {
    kind: 'facts',
    title: formatMortgageTitle(mortgage, formats),
    facts: facts([
      ['fact_status', status ? getText(`status_${status.name}`) : mortgage.status_description],
      ['fact_remaining', formatIfKnown(mortgage.restantHoofdsom, euro)],
      ['fact_deposit', formatIfKnown(mortgage.bouwdepot || null, euro)],
      ['fact_withdrawal', formatIfKnown(mortgage.total_withdrawal_space_amount || null, euro)],
      ['fact_principal', formatIfKnown(mortgage.hoofdsomHypotheek, euro)],
      ['fact_monthly', formatIfKnown(mortgage.monthly_amount, euro)],
      ['fact_rate', formatIfKnown(mortgage.rate, percent)],
      ['fact_nhg', formatIfKnown(mortgage.nhg, (nhg) => getText(nhg ? 'yes' : 'no'))],
      [
        'fact_secured',
        secured
          ? formatAddressLine({ ...secured, street_name: secured.street, postcode: secured.postal_code })
          : null,
      ],
      ['fact_market_value', formatIfKnown(mortgage.marktwaarde, euro)],
      ['fact_owners', mortgage.mortgagors.join(', ')],
      ['fact_completion', formatIfKnown(mortgage.passeerdatum, date)],
    ]),
  }
}

/** Creates the blocks of loan parts. Parts that start later come last, since the totals do not include them yet. */
function createPartBlocks(mortgage: Mortgage, formats: DossierFormatters, today: string): OutlineBlock[] {
  const { getText, euro, percent, shortDate, text, table } = formats
  const toCome = getFutureParts(mortgage, today)
  const formatPartName = (part: Mortgage['mortgageParts'][number]) =>
    toCome.includes(part)
      ? getText('part_from', { number: part.leningdeelnummer ?? '', date: shortDate(part.begindatum) })
      : text(part.leningdeelnummer)
  return table(
    [
      ['column_part', 15],
      ['column_repayment', 21],
      ['column_remaining', 15.5, 'numeric'],
      ['column_interest', 8.5, 'numeric'],
      ['column_fixed_until', 13.5, 'numeric'],
      ['column_ends', 13.5, 'numeric'],
      ['column_monthly', 13, 'numeric'],
    ],
    [...getCurrentParts(mortgage, today), ...toCome].map((part) => [
      formatPartName(part),
      getText(`repayment_${getRepaymentType(part.type).name}`),
      euro(part.remaining_debt),
      percent(part.interest),
      part.interest_type === 'fixed' ? shortDate(part.einddatumRentevast) : getText('variable'),
      shortDate(part.einddatum),
      euro(part.monthly_amount),
    ]),
  )
}

export const createMortgagesSection = (
  { mortgages }: CustomerFile,
  formats: DossierFormatters,
  today: string,
): OutlineSection =>
  formats.section(
    'section_mortgages',
    mortgages.flatMap((mortgage) => [
      toFactsBlock(mortgage, formats),
      ...createPartBlocks(mortgage, formats, today),
    ]),
  )
