import { formatEuro } from '@portal/domain/format/money'
import { toCents } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { Amount, Figure, Link, PageSummary, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'

interface Props {
  /** What it is the total of. */
  label: string
  /** Euro a year. */
  total: number
  /** Text that tells what it is a month, with a place for the amount. */
  monthly: 'income_monthly' | 'pension_monthly'
}

/** What comes in a year, first of all, and a month, and where to change it. */
export function YearlyTotal({ label, total, monthly }: Props) {
  const { language } = useLanguage()
  const text = useText()
  const edit = useEditPath('income')
  return (
    <PageSummary>
      <Text color="ink2">{label}</Text>
      <Figure amount={formatEuro(total, language)} unit={text('per_year')} />
      <Text>
        <Message
          id={monthly}
          values={{ amount: formatEuro(toCents(total / 12), language) }}
          components={{ 0: <Amount fontWeight={600} /> }}
        />
      </Text>
      {edit !== null && (
        <Link href={edit ?? ''} justifySelf="start" visibility={edit === undefined ? 'hidden' : 'visible'}>
          {text('edit_this')}
        </Link>
      )}
    </PageSummary>
  )
}
