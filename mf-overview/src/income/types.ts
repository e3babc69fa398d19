import type { Income } from '@portal/contract/income'
import { sumOf } from '@portal/domain/money'

/** Kinds of income with a text in the portal (ENTITY-31). */
const known = ['EmploymentIncome', 'CompanyIncome', 'BenefitIncome', 'OtherIncome'] as const
export type IncomeType = (typeof known)[number]

/** Kind of an income; unknown kinds of a newer server count as other income. */
export const typeOf = ({ type }: Pick<Income, 'type'>): IncomeType =>
  known.find((one) => one === type) ?? 'OtherIncome'

/** Yearly totals in euro of the existing kinds, largest first (INCOME-02). */
export const typesOf = (incomes: readonly Income[]): { type: IncomeType; total: number }[] =>
  known
    .map((type) => ({
      type,
      total: sumOf(incomes.filter((income) => typeOf(income) === type).map(({ total }) => total)),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
