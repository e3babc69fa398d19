import { obligationTypes } from '@portal/contract/obligation'
import { sumOf } from '@portal/domain/money'
import type { CustomerFile } from '../file.ts'
import type { Formats } from './formats.ts'
import { sumOfYearly, type Yearly, yearlyIncomes, yearlyPensions } from './household.ts'
import type { Block, Section } from './outline.ts'

const orNothing = (blocks: Block[], { words }: Formats, any: boolean): Block[] =>
  any ? blocks : [{ kind: 'text', text: words('nothing_known') }]

/** Incomes. */
export function incomeSection(file: CustomerFile, formats: Formats): Section {
  const { words, euro } = formats
  const all = yearlyIncomes(file, words)
  const table: Block = {
    kind: 'table',
    title: words('section_income'),
    columns: [
      { label: words('column_income'), share: 50 },
      { label: words('column_who'), share: 25 },
      { label: words('column_yearly'), share: 25, figures: true },
    ],
    rows: all.map(({ what, who, amount }) => [what, who, euro(amount)]),
    total: [words('total'), '', euro(sumOfYearly(all))],
  }
  return { title: words('section_income'), blocks: orNothing([table], formats, all.length > 0) }
}

/** Pensions of the persons in the file. */
export function pensionSection(file: CustomerFile, formats: Formats): Section {
  const { words, euro, shortDate } = formats
  const all = yearlyPensions(file, words)
  const row = ({ what, who, from, survivor, amount }: Yearly) => [
    what,
    who,
    from ? shortDate(from) : '',
    typeof survivor === 'number' ? euro(survivor) : '',
    euro(amount),
  ]
  const table: Block = {
    kind: 'table',
    title: words('section_pension'),
    columns: [
      { label: words('column_pension'), share: 32 },
      { label: words('column_who'), share: 14 },
      { label: words('column_from'), share: 15, figures: true },
      { label: words('column_survivor'), share: 20, figures: true },
      { label: words('column_yearly'), share: 19, figures: true },
    ],
    rows: all.map(row),
    total: [words('total'), '', '', '', euro(sumOfYearly(all))],
  }
  return { title: words('section_pension'), blocks: orNothing([table], formats, all.length > 0) }
}

/** Obligations besides mortgages. */
export function obligationsSection({ obligations }: CustomerFile, formats: Formats): Section {
  const { words, euro, shortDate, text } = formats
  const nameOf = (type: string, description: string | null) => {
    const known = obligationTypes.find((one) => one === type)
    return known ? words(`obligation_${known}`) : text(description)
  }
  const table: Block = {
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
      nameOf(one.type, one.type_description),
      one.agency ?? '',
      one.current_balance === null ? '' : euro(one.current_balance),
      euro(one.monthly_amount),
      one.end_date ? shortDate(one.end_date) : '',
    ]),
    total: [
      words('total'),
      '',
      '',
      euro(sumOf(obligations.map(({ monthly_amount }) => monthly_amount ?? 0))),
      '',
    ],
  }
  return { title: words('section_obligations'), blocks: orNothing([table], formats, obligations.length > 0) }
}

/** Savings. */
export function savingsSection({ possessions }: CustomerFile, formats: Formats): Section {
  const { words, euro, percent, text } = formats
  const table: Block = {
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
      euro(sumOf(possessions.map(({ current_balance }) => current_balance ?? 0))),
    ],
  }
  return { title: words('section_savings'), blocks: orNothing([table], formats, possessions.length > 0) }
}
