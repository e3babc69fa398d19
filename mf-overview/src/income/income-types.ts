import type { Income } from '@portal/contract/income'
import { sumAmounts } from '@portal/domain/money'

/** Kinds of income with a text in the portal (ENTITY-31). */
const knownIncomeTypes = ['EmploymentIncome', 'CompanyIncome', 'BenefitIncome', 'OtherIncome'] as const
export type IncomeType = (typeof knownIncomeTypes)[number]

/** Kind of an income. Unknown kinds of a newer server count as other income. */
export const getIncomeType = ({ type }: Pick<Income, 'type'>): IncomeType =>
  knownIncomeTypes.find((one) => one === type) ?? 'OtherIncome'

/** Yearly totals in euro by kind of income, largest first (INCOME-02). */
export const sumByIncomeType = (incomes: readonly Income[]): { type: IncomeType; total: number }[] =>
  knownIncomeTypes
    .map((type) => ({
      type,
      total: sumAmounts(incomes.filter((income) => getIncomeType(income) === type).map(({ total }) => total)),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
