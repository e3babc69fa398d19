import type { Income } from '@portal/contract/income'
import { sumOf } from '@portal/domain/money'

/** Kinds of income that the portal has words for (ENTITY-31). */
const known = ['EmploymentIncome', 'CompanyIncome', 'BenefitIncome', 'OtherIncome'] as const
export type IncomeType = (typeof known)[number]

/** The kind of an income; one that a newer server knows counts as other income. */
export const typeOf = ({ type }: Pick<Income, 'type'>): IncomeType =>
  known.find((one) => one === type) ?? 'OtherIncome'

/** Totals a year in euro by kind, of the kinds that there are, the largest first (INCOME-02). */
export const typesOf = (incomes: readonly Income[]): { type: IncomeType; total: number }[] =>
  known
    .map((type) => ({
      type,
      total: sumOf(incomes.filter((income) => typeOf(income) === type).map(({ total }) => total)),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
