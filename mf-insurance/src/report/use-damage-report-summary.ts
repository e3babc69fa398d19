import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import type { DamageReportValues } from '../shared/damage-report-draft.ts'
import { parseDamageType } from '../shared/damage-type.ts'
import { useText } from '../texts.ts'
import { usePolicyOptions } from './use-policy-options.ts'

/**
 * Returns a function that lists the labels and values of a damage report, for the customer's review and for the
 * adviser.
 */
export function useDamageReportSummary(): (
  typed: DamageReportValues,
  files: readonly string[],
) => { term: string; value: string }[] {
  const text = useText()
  const { language } = useLanguage()
  const insured = usePolicyOptions()
  return ({ type, date, description, amount, policy }, files) => [
    { term: text('report_type'), value: text(`damage_type_${parseDamageType(type)}`) },
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
