import { formatPercent } from '@portal/domain/format/money'
import { buildsSavings } from '@portal/domain/mortgage-part'
import { useLanguage } from '@portal/remote-kit'
import {
  type Change,
  changesIn,
  type FieldFormat,
  formatEuroIn,
  formatTypedDate,
  trimText,
} from '../../shared/edit/change.ts'
import { useText } from '../../texts.ts'
import { usePartWords } from './use-part-words.ts'
import type { MortgageValues, PartValues } from './values.ts'

interface Words {
  /** Changes by part, including removed parts. */
  changesOf: (saved: MortgageValues, typed: MortgageValues) => Change[]
  /** Changes of one part, by its number from 1. */
  changesOfPart: (number: number, was: PartValues, now: PartValues) => Change[]
  nameOf: (field: string) => string
}

/** Labels and formats of a mortgage; `lenderOf` and `productOf` name the chosen ones. */
export function useMortgageWords(
  lenderOf: (code: string) => string,
  productOf: (id: string) => string,
): Words {
  const { language } = useLanguage()
  const text = useText()
  const words = usePartWords()
  const formats: FieldFormat<MortgageValues>[] = [
    { field: 'hdn_company_code', label: text('lender'), say: lenderOf },
    { field: 'hdn_company_label_id', label: text('product'), say: productOf },
    { field: 'mortgage_number', label: text('mortgage_number'), say: trimText },
  ]
  const years = (count: string) => (count ? text('years', { count: Number(count) }) : '')
  const partFormats: FieldFormat<PartValues>[] = [
    { field: 'part_number', label: text('part_number'), say: trimText },
    { field: 'repayment_type', label: text('repayment_type'), say: words.repayment },
    { field: 'principal_sum', label: text('principal_sum'), say: formatEuroIn(language) },
    { field: 'remaining_debt', label: text('remaining_debt'), say: formatEuroIn(language) },
    { field: 'current_value', label: text('current_value'), say: formatEuroIn(language) },
    {
      field: 'interest',
      label: text('interest'),
      say: (value: number | null) =>
        value === null ? '' : formatPercent(value, language, Math.max(2, decimalsOf(value))),
    },
    {
      field: 'interest_type',
      label: text('interest_type'),
      say: (value: 'fixed' | 'variable') => text(`interest_${value}`),
    },
    { field: 'fixed_interest_duration', label: text('fixed_interest_duration'), say: years },
    { field: 'fixed_rate_end_date', label: text('fixed_rate_end_date'), say: formatTypedDate },
    { field: 'start_date', label: text('start_date'), say: formatTypedDate },
    { field: 'end_date', label: text('end_date'), say: formatTypedDate },
    { field: 'deduction_start_date', label: text('deduction_start_date'), say: formatTypedDate },
    { field: 'nhg', label: text('nhg'), say: (value: boolean) => text(value ? 'yes' : 'no') },
  ]
  const changesOfPart: Words['changesOfPart'] = (number, was, now) => {
    if (isSame(was, now)) return []
    const title = words.title(number, now)
    return changesIn(partFormats, shownOf(was), shownOf(now)).map((change) => ({
      ...change,
      label: text('part_change', { part: title, what: change.label }),
    }))
  }
  const changesOf: Words['changesOf'] = (saved, typed) => [
    ...changesIn(formats, saved, typed),
    ...typed.parts.flatMap((part, index): Change[] => {
      const was = saved.parts.find(({ key }) => key === part.key)
      if (!was) return [{ label: words.title(index + 1, part), was: '', now: words.about(part) }]
      return changesOfPart(index + 1, was, part)
    }),
    ...saved.parts.flatMap((part, index): Change[] =>
      typed.parts.some(({ key }) => key === part.key)
        ? []
        : [{ label: words.title(index + 1, part), was: words.about(part), now: text('part_gone') }],
    ),
  ]
  const names = [...formats, ...partFormats]
  const nameOf = (path: string) => {
    const [, index, field = path] = /^parts\.(\d+)\.(\w+)$/.exec(path) ?? []
    const label = names.find((one) => one.field === field)?.label ?? text('parts')
    return index === undefined ? label : text('part_field', { number: Number(index) + 1, what: label })
  }
  return { changesOf, changesOfPart, nameOf }
}

/** Number of decimals of a number. */
const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** A part without fields that do not apply to its repayment and rate type; they are removed when those change. */
const shownOf = (part: PartValues): PartValues => ({
  ...part,
  current_value: buildsSavings(Number(part.repayment_type)) ? part.current_value : null,
  ...(part.interest_type === 'variable' && {
    fixed_interest_duration: '',
    fixed_rate_end_date: '',
  }),
})

const isSame = (one: PartValues, other: PartValues) =>
  (Object.keys(other) as (keyof PartValues)[]).every((field) => Object.is(one[field], other[field]))
