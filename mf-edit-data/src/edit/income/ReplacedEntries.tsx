import { Notice } from '@portal/ui'
import { useText } from '../../texts.ts'
import { type AllEntries, replacedOf } from './entries.ts'
import type { IncomeValues } from './values.ts'

interface Props {
  entries: AllEntries
  /** What is on file, and what is typed. */
  was: IncomeValues
  now: IncomeValues
}

/** That amounts of the form take the place of incomes and pensions that were entered one by one (EDITINCOME-05). */
export function ReplacedEntries({ entries, was, now }: Props) {
  const text = useText()
  const own = replacedOf(entries.own, was, now)
  const partners = was.partner && now.partner ? replacedOf(entries.partner, was.partner, now.partner) : []
  if (!own || !partners) return <Notice status="warn">{text('income_replaces_unknown')}</Notice>
  if (own.length + partners.length === 0) return null
  return <Notice status="warn">{text('income_replaces')}</Notice>
}
