import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { damageTypeOf } from '../shared/damage-type.ts'
import type { Typed } from '../shared/draft.ts'
import { useText } from '../texts.ts'
import { useInsured } from './use-insured.ts'

/** A report as labels and values, for the customer's review and the adviser. */
export function useSummary(): (typed: Typed, files: readonly string[]) => { term: string; value: string }[] {
  const text = useText()
  const { language } = useLanguage()
  const insured = useInsured()
  return ({ type, date, description, amount, policy }, files) => [
    { term: text('report_type'), value: text(`damage_type_${damageTypeOf(type)}`) },
    { term: text('report_date'), value: formatDate(date, language) ?? date },
    { term: text('report_description'), value: description.trim() },
    { term: text('report_amount'), value: amount === null ? text('unknown') : formatEuro(amount, language) },
    {
      term: text('report_policy'),
      value: insured.find(({ value }) => value === policy)?.label ?? text('report_policy_unknown'),
    },
    { term: text('report_files'), value: files.join(', ') || text('report_no_files') },
  ]
}
