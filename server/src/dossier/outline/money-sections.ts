import { obligationTypes } from '@portal/contract/obligation'
import { sumAmounts } from '@portal/domain/money'
import type { CustomerFile } from '../customer-file.ts'
import type { DossierFormatters } from './dossier-formatters.ts'
import type { OutlineBlock, OutlineSection } from './dossier-outline.ts'
import {
  listYearlyIncomes,
  listYearlyPensions,
  sumYearlyAmounts,
  type YearlyAmount,
} from './yearly-amounts.ts'

const replaceBlocksIfNothingKnown = (
  blocks: OutlineBlock[],
  { getText }: DossierFormatters,
  any: boolean,
): OutlineBlock[] => (any ? blocks : [{ kind: 'text', text: getText('nothing_known') }])

export function createIncomeSection(file: CustomerFile, formats: DossierFormatters): OutlineSection {
  const { getText, euro } = formats
  const all = listYearlyIncomes(file, getText)
  const table: OutlineBlock = {
    kind: 'table',
    title: getText('section_income'),
    columns: [
      { label: getText('column_income'), share: 50 },
      { label: getText('column_who'), share: 25 },
      { label: getText('column_yearly'), share: 25, isNumeric: true },
    ],
    rows: all.map(({ title, person, amount }) => [title, person, euro(amount)]),
    total: [getText('total'), '', euro(sumYearlyAmounts(all))],
  }
  return {
    title: getText('section_income'),
    blocks: replaceBlocksIfNothingKnown([table], formats, all.length > 0),
  }
}

export function createPensionSection(file: CustomerFile, formats: DossierFormatters): OutlineSection {
  const { getText, euro, shortDate } = formats
  const all = listYearlyPensions(file, getText)
  const toPensionRow = ({ title, person, from, survivor, amount }: YearlyAmount) => [
    title,
    person,
    from ? shortDate(from) : '',
    typeof survivor === 'number' ? euro(survivor) : '',
    euro(amount),
  ]
  const table: OutlineBlock = {
    kind: 'table',
    title: getText('section_pension'),
    columns: [
      { label: getText('column_pension'), share: 32 },
      { label: getText('column_who'), share: 14 },
      { label: getText('column_from'), share: 15, isNumeric: true },
      { label: getText('column_survivor'), share: 20, isNumeric: true },
      { label: getText('column_yearly'), share: 19, isNumeric: true },
    ],
    rows: all.map(toPensionRow),
    total: [getText('total'), '', '', '', euro(sumYearlyAmounts(all))],
  }
  return {
    title: getText('section_pension'),
    blocks: replaceBlocksIfNothingKnown([table], formats, all.length > 0),
  }
}

/** Creates the section of obligations, without mortgages. */
export function createObligationsSection(
  { obligations }: CustomerFile,
  formats: DossierFormatters,
): OutlineSection {
  const { getText, euro, shortDate, text } = formats
  const formatObligationName = (type: string, description: string | null) => {
    const known = obligationTypes.find((one) => one === type)
    return known ? getText(`obligation_${known}`) : text(description)
  }
  const table: OutlineBlock = {
    kind: 'table',
    title: getText('section_obligations'),
    columns: [
      { label: getText('column_what'), share: 30 },
      { label: getText('column_with'), share: 23 },
      { label: getText('column_open'), share: 17, isNumeric: true },
      { label: getText('column_monthly'), share: 15, isNumeric: true },
      { label: getText('column_until'), share: 15, isNumeric: true },
    ],
    rows: obligations.map((one) => [
      formatObligationName(one.type, one.type_description),
      one.agency ?? '',
      one.current_balance === null ? '' : euro(one.current_balance),
      euro(one.monthly_amount),
      one.end_date ? shortDate(one.end_date) : '',
    ]),
    total: [
      getText('total'),
      '',
      '',
      euro(sumAmounts(obligations.map(({ monthly_amount }) => monthly_amount ?? 0))),
      '',
    ],
  }
  return {
    title: getText('section_obligations'),
    blocks: replaceBlocksIfNothingKnown([table], formats, obligations.length > 0),
  }
}

export function createSavingsSection(
  { possessions }: CustomerFile,
  formats: DossierFormatters,
): OutlineSection {
  const { getText, euro, percent, text } = formats
  const table: OutlineBlock = {
    kind: 'table',
    title: getText('section_savings'),
    columns: [
      { label: getText('column_bank'), share: 24 },
      { label: getText('column_account'), share: 28 },
      { label: getText('column_interest'), share: 12, isNumeric: true },
      { label: getText('column_added'), share: 18, isNumeric: true },
      { label: getText('column_balance'), share: 18, isNumeric: true },
    ],
    rows: possessions.map((one) => [
      text(one.bank),
      text(one.account_number),
      percent(one.common_interest),
      euro(one.monthly_contribution),
      euro(one.current_balance),
    ]),
    total: [
      getText('total'),
      '',
      '',
      '',
      euro(sumAmounts(possessions.map(({ current_balance }) => current_balance ?? 0))),
    ],
  }
  return {
    title: getText('section_savings'),
    blocks: replaceBlocksIfNothingKnown([table], formats, possessions.length > 0),
  }
}
