import { obligationTypes } from '@portal/contract/obligation'
import { sumAmounts } from '@portal/domain/money'
import type { CustomerFile } from '../customer-file.ts'
import type { DossierFormatters } from './dossier-formatters.ts'
import type { OutlineSection } from './dossier-outline.ts'
import { listYearlyIncomes, listYearlyPensions, sumYearlyAmounts } from './yearly-amounts.ts'

export function createIncomeSection(
  file: CustomerFile,
  { getText, euro, tableSection }: DossierFormatters,
): OutlineSection {
  const all = listYearlyIncomes(file, getText)
  return tableSection(
    'section_income',
    [
      ['column_income', 50],
      ['column_who', 25],
      ['column_yearly', 25, 'numeric'],
    ],
    all.map(({ title, person, amount }) => [title, person, euro(amount)]),
    [getText('total'), '', euro(sumYearlyAmounts(all))],
  )
}

export function createPensionSection(
  file: CustomerFile,
  { getText, euro, shortDate, tableSection }: DossierFormatters,
): OutlineSection {
  const all = listYearlyPensions(file, getText)
  return tableSection(
    'section_pension',
    [
      ['column_pension', 32],
      ['column_who', 14],
      ['column_from', 15, 'numeric'],
      ['column_survivor', 20, 'numeric'],
      ['column_yearly', 19, 'numeric'],
    ],
    all.map(({ title, person, from, survivor, amount }) => [
      title,
      person,
      from ? shortDate(from) : '',
      typeof survivor === 'number' ? euro(survivor) : '',
      euro(amount),
    ]),
    [getText('total'), '', '', '', euro(sumYearlyAmounts(all))],
  )
}

/** Creates the section of obligations, without mortgages. */
export function createObligationsSection(
  { obligations }: CustomerFile,
  { getText, euro, shortDate, text, tableSection }: DossierFormatters,
): OutlineSection {
  const formatObligationName = (type: string, description: string | null) => {
    const known = obligationTypes.find((one) => one === type)
    return known ? getText(`obligation_${known}`) : text(description)
  }
  const monthly = sumAmounts(obligations.map(({ monthly_amount }) => monthly_amount ?? 0))
  return tableSection(
    'section_obligations',
    [
      ['column_what', 30],
      ['column_with', 23],
      ['column_open', 17, 'numeric'],
      ['column_monthly', 15, 'numeric'],
      ['column_until', 15, 'numeric'],
    ],
    obligations.map((one) => [
      formatObligationName(one.type, one.type_description),
      one.agency ?? '',
      one.current_balance === null ? '' : euro(one.current_balance),
      euro(one.monthly_amount),
      one.end_date ? shortDate(one.end_date) : '',
    ]),
    [getText('total'), '', '', euro(monthly), ''],
  )
}

export function createSavingsSection(
  { possessions }: CustomerFile,
  { getText, euro, percent, text, tableSection }: DossierFormatters,
): OutlineSection {
  const balance = sumAmounts(possessions.map(({ current_balance }) => current_balance ?? 0))
  return tableSection(
    'section_savings',
    [
      ['column_bank', 24],
      ['column_account', 28],
      ['column_interest', 12, 'numeric'],
      ['column_added', 18, 'numeric'],
      ['column_balance', 18, 'numeric'],
    ],
    possessions.map((one) => [
      text(one.bank),
      text(one.account_number),
      percent(one.common_interest),
      euro(one.monthly_contribution),
      euro(one.current_balance),
    ]),
    [getText('total'), '', '', '', euro(balance)],
  )
}
