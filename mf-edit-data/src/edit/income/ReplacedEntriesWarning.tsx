import { Notice } from '@portal/ui'
import { useText } from '../../texts.ts'
import type { IncomeValues } from './income-values.ts'
import { findReplacedEntries, type HouseholdEntries } from './use-incomes-and-pensions.ts'

interface ReplacedEntriesWarningProps {
  entries: HouseholdEntries
  /** Stored values, before the change. */
  was: IncomeValues
  now: IncomeValues
}

/** Warns that amounts of the form replace single incomes and pensions (EDITINCOME-05). */
export function ReplacedEntriesWarning({ entries, was, now }: ReplacedEntriesWarningProps) {
  const text = useText()
  const own = findReplacedEntries(entries.own, was, now)
  const partners =
    was.partner && now.partner ? findReplacedEntries(entries.partner, was.partner, now.partner) : []
  if (!own || !partners) return <Notice status="warn">{text('income_replaces_unknown')}</Notice>
  if (own.length + partners.length === 0) return null
  return <Notice status="warn">{text('income_replaces')}</Notice>
}
