import { formatEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { Notice, Text } from '@portal/ui'
import { useText } from '../../texts.ts'
import { replacedOf, type useEntries } from './entries.ts'
import type { IncomeValues } from './values.ts'

interface Props {
  entries: ReturnType<typeof useEntries>
  /** What is on file, and what is typed. */
  was: IncomeValues
  now: IncomeValues
  partnerName: string
}

/** The incomes and pensions in the file that the amounts of the form take the place of, one by one (EDITINCOME-05). */
export function ReplacedEntries({ entries, was, now, partnerName }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const own = replacedOf(entries.own, was, now)
  const partners = was.partner && now.partner ? replacedOf(entries.partner, was.partner, now.partner) : []
  if (!own || !partners) return <Notice status="warn">{text('income_replaces_unknown')}</Notice>
  const lines = [
    ...own.map((entry) => ({ ...entry, whose: '' })),
    ...partners.map((entry) => ({ ...entry, whose: `${partnerName} · ` })),
  ]
  if (lines.length === 0) return null
  return (
    <Notice status="warn">
      <Text>{text('income_replaces')}</Text>
      <ul>
        {lines.map(({ whose, title, total }, index) => (
          <li key={`${index} ${title}`}>
            {whose}
            <Dutch>{title}</Dutch>
            {` · ${formatEuro(total, language)}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
