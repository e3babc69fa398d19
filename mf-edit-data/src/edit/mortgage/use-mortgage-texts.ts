import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { hasSavings } from '@portal/domain/mortgage-part'
import { getRepaymentType } from '@portal/domain/repayment-type'
import { useLanguage } from '@portal/remote-kit'
import {
  createEuroFormatter,
  type FieldFormat,
  type FormattedChange,
  findFormChanges,
  formatTypedDate,
  trimText,
} from '../../shared/edit/form-changes.ts'
import { useText } from '../../texts.ts'
import type { LoanPartValues, MortgageValues } from './mortgage-values.ts'

/**
 * Returns functions that list the changes of a mortgage and name its fields; `getLenderName` and `getProductName`
 * return the names of the chosen lender and product.
 */
export function useMortgageTexts(
  getLenderName: (code: string) => string,
  getProductName: (id: string) => string,
) {
  const { language } = useLanguage()
  const text = useText()
  const partTexts = useLoanPartTexts()
  const formats: FieldFormat<MortgageValues>[] = [
    { field: 'hdn_company_code', label: text('lender'), format: getLenderName },
    { field: 'hdn_company_label_id', label: text('product'), format: getProductName },
    { field: 'mortgage_number', label: text('mortgage_number'), format: trimText },
  ]
  const formatYears = (count: string) => (count ? text('years', { count: Number(count) }) : '')
  const partFormats: FieldFormat<LoanPartValues>[] = [
    { field: 'part_number', label: text('part_number'), format: trimText },
    { field: 'repayment_type', label: text('repayment_type'), format: partTexts.repayment },
    { field: 'principal_sum', label: text('principal_sum'), format: createEuroFormatter(language) },
    { field: 'remaining_debt', label: text('remaining_debt'), format: createEuroFormatter(language) },
    { field: 'current_value', label: text('current_value'), format: createEuroFormatter(language) },
    {
      field: 'interest',
      label: text('interest'),
      format: (value: number | null) =>
        value === null ? '' : formatPercent(value, language, Math.max(2, countDecimals(value))),
    },
    {
      field: 'interest_type',
      label: text('interest_type'),
      format: (value: 'fixed' | 'variable') => text(`interest_${value}`),
    },
    { field: 'fixed_interest_duration', label: text('fixed_interest_duration'), format: formatYears },
    { field: 'fixed_rate_end_date', label: text('fixed_rate_end_date'), format: formatTypedDate },
    { field: 'start_date', label: text('start_date'), format: formatTypedDate },
    { field: 'end_date', label: text('end_date'), format: formatTypedDate },
    { field: 'deduction_start_date', label: text('deduction_start_date'), format: formatTypedDate },
    { field: 'nhg', label: text('nhg'), format: (value: boolean) => text(value ? 'yes' : 'no') },
  ]
  /** Lists the changes of one part; `number` counts from 1. */
  const listPartChanges = (number: number, was: LoanPartValues, now: LoanPartValues): FormattedChange[] => {
    if (isSamePart(was, now)) return []
    const title = partTexts.title(number, now)
    return findFormChanges(partFormats, removeInapplicableFields(was), removeInapplicableFields(now)).map(
      (change) => ({ ...change, label: text('part_change', { part: title, what: change.label }) }),
    )
  }
  /** Lists the changes by part, including removed parts. */
  const listChanges = (saved: MortgageValues, typed: MortgageValues): FormattedChange[] => [
    ...findFormChanges(formats, saved, typed),
    ...typed.parts.flatMap((part, index): FormattedChange[] => {
      const was = saved.parts.find(({ key }) => key === part.key)
      if (!was)
        return [{ label: partTexts.title(index + 1, part), was: '', now: partTexts.formatSummary(part) }]
      return listPartChanges(index + 1, was, part)
    }),
    ...saved.parts.flatMap((part, index) => {
      if (typed.parts.some(({ key }) => key === part.key)) return []
      const label = partTexts.title(index + 1, part)
      return { label, was: partTexts.formatSummary(part), now: text('part_gone') }
    }),
  ]
  const names = [...formats, ...partFormats]
  const getFieldLabel = (path: string) => {
    const [, index, field = path] = /^parts\.(\d+)\.(\w+)$/.exec(path) ?? []
    const label = names.find((one) => one.field === field)?.label ?? text('parts')
    return index === undefined ? label : text('part_field', { number: Number(index) + 1, what: label })
  }
  return { listChanges, listPartChanges, getFieldLabel }
}

const countDecimals = (value: number): number => String(value).split('.')[1]?.length ?? 0

/**
 * Removes the values of fields that do not apply to the part's repayment and rate type. A change of type also removes
 * these values.
 */
const removeInapplicableFields = (part: LoanPartValues): LoanPartValues => ({
  ...part,
  current_value: hasSavings(Number(part.repayment_type)) ? part.current_value : null,
  ...(part.interest_type === 'variable' && {
    fixed_interest_duration: '',
    fixed_rate_end_date: '',
  }),
})

const isSamePart = (one: LoanPartValues, other: LoanPartValues) =>
  (Object.keys(other) as (keyof LoanPartValues)[]).every((field) => Object.is(one[field], other[field]))

export function useLoanPartTexts() {
  const { language } = useLanguage()
  const text = useText()
  const formatRepayment = (code: string) => text(`repayment_${getRepaymentType(Number(code)).name}`)
  return {
    repayment: formatRepayment,
    title: (number: number, part: LoanPartValues) =>
      text('part_title', { number, repayment: formatRepayment(part.repayment_type) }),
    /** Formats debt and rate on one line; omits empty values. */
    formatSummary: ({ remaining_debt, interest }: LoanPartValues) =>
      [
        remaining_debt === null ? '' : formatEuro(remaining_debt, language),
        interest === null ? '' : text('part_rate', { rate: formatPercent(interest, language) }),
      ]
        .filter(Boolean)
        .join(' ') || text('part_empty'),
  }
}
