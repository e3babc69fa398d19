import { obligationTypes } from '@portal/contract/obligation'
import { sumAmounts } from '@portal/domain/money'
import type { CustomerFile } from '../customer-file.ts'
import type { DossierFormats } from './formats.ts'
import type { OutlineBlock, OutlineSection } from './outline.ts'
import {
  listYearlyIncomes,
  listYearlyPensions,
  sumYearlyAmounts,
  type YearlyAmount,
} from './yearly-amounts.ts'

const orNothingKnown = (blocks: OutlineBlock[], { words }: DossierFormats, any: boolean): OutlineBlock[] =>
  any ? blocks : [{ kind: 'text', text: words('nothing_known') }]

export function createIncomeSection(file: CustomerFile, formats: DossierFormats): OutlineSection {
  const { words, euro } = formats
  const all = listYearlyIncomes(file, words)
  const table: OutlineBlock = {
    kind: 'table',
    title: words('section_income'),
    columns: [
      { label: words('column_income'), share: 50 },
      { label: words('column_who'), share: 25 },
      { label: words('column_yearly'), share: 25, figures: true },
    ],
    rows: all.map(({ what, who, amount }) => [what, who, euro(amount)]),
    total: [words('total'), '', euro(sumYearlyAmounts(all))],
  }
  return { title: words('section_income'), blocks: orNothingKnown([table], formats, all.length > 0) }
}

export function createPensionSection(file: CustomerFile, formats: DossierFormats): OutlineSection {
  const { words, euro, shortDate } = formats
  const all = listYearlyPensions(file, words)
  const toPensionRow = ({ what, who, from, survivor, amount }: YearlyAmount) => [
    what,
    who,
    from ? shortDate(from) : '',
    typeof survivor === 'number' ? euro(survivor) : '',
    euro(amount),
  ]
  const table: OutlineBlock = {
    kind: 'table',
    title: words('section_pension'),
    columns: [
      { label: words('column_pension'), share: 32 },
      { label: words('column_who'), share: 14 },
      { label: words('column_from'), share: 15, figures: true },
      { label: words('column_survivor'), share: 20, figures: true },
      { label: words('column_yearly'), share: 19, figures: true },
    ],
    rows: all.map(toPensionRow),
    total: [words('total'), '', '', '', euro(sumYearlyAmounts(all))],
  }
  return { title: words('section_pension'), blocks: orNothingKnown([table], formats, all.length > 0) }
}

/** Creates the section of obligations other than mortgages. */
export function createObligationsSection(
  { obligations }: CustomerFile,
  formats: DossierFormats,
): OutlineSection {
  const { words, euro, shortDate, text } = formats
  const formatObligationName = (type: string, description: string | null) => {
    const known = obligationTypes.find((one) => one === type)
    return known ? words(`obligation_${known}`) : text(description)
  }
  const table: OutlineBlock = {
    kind: 'table',
    title: words('section_obligations'),
    columns: [
      { label: words('column_what'), share: 30 },
      { label: words('column_with'), share: 23 },
      { label: words('column_open'), share: 17, figures: true },
      { label: words('column_monthly'), share: 15, figures: true },
      { label: words('column_until'), share: 15, figures: true },
    ],
    rows: obligations.map((one) => [
      formatObligationName(one.type, one.type_description),
      one.agency ?? '',
      one.current_balance === null ? '' : euro(one.current_balance),
      euro(one.monthly_amount),
      one.end_date ? shortDate(one.end_date) : '',
    ]),
    total: [
      words('total'),
      '',
      '',
      euro(sumAmounts(obligations.map(({ monthly_amount }) => monthly_amount ?? 0))),
      '',
    ],
  }
  return {
    title: words('section_obligations'),
    blocks: orNothingKnown([table], formats, obligations.length > 0),
  }
}

export function createSavingsSection({ possessions }: CustomerFile, formats: DossierFormats): OutlineSection {
  const { words, euro, percent, text } = formats
  const table: OutlineBlock = {
    kind: 'table',
    title: words('section_savings'),
    columns: [
      { label: words('column_bank'), share: 24 },
      { label: words('column_account'), share: 28 },
      { label: words('column_interest'), share: 12, figures: true },
      { label: words('column_added'), share: 18, figures: true },
      { label: words('column_balance'), share: 18, figures: true },
    ],
    rows: possessions.map((one) => [
      text(one.bank),
      text(one.account_number),
      percent(one.common_interest),
      euro(one.monthly_contribution),
      euro(one.current_balance),
    ]),
    total: [
      words('total'),
      '',
      '',
      '',
      euro(sumAmounts(possessions.map(({ current_balance }) => current_balance ?? 0))),
    ],
  }
  return { title: words('section_savings'), blocks: orNothingKnown([table], formats, possessions.length > 0) }
}
