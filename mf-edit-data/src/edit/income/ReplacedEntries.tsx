import { Notice } from '@portal/ui'
import { useText } from '../../texts.ts'
import { type AllEntries, replacedOf } from './entries.ts'
import type { IncomeValues } from './values.ts'

interface Props {
  entries: AllEntries
  /** Values on file, and typed values. */
  was: IncomeValues
  now: IncomeValues
}

/** Warns that amounts of the form replace single incomes and pensions (EDITINCOME-05). */
export function ReplacedEntries({ entries, was, now }: Props) {
  const text = useText()
  const own = replacedOf(entries.own, was, now)
  const partners = was.partner && now.partner ? replacedOf(entries.partner, was.partner, now.partner) : []
  if (!own || !partners) return <Notice status="warn">{text('income_replaces_unknown')}</Notice>
  if (own.length + partners.length === 0) return null
  return <Notice status="warn">{text('income_replaces')}</Notice>
}
