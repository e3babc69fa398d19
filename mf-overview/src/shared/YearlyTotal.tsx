import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { Amount, AmountWithUnit, Link, PageSummary, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'

interface YearlyTotalProps {
  label: string
  /** Euro a year. */
  total: number
  /** Text id for the monthly amount. */
  monthly: 'income_monthly' | 'pension_monthly'
}

/** Yearly total with the monthly amount, and a link to edit it. */
export function YearlyTotal({ label, total, monthly }: YearlyTotalProps) {
  const { language } = useLanguage()
  const text = useText()
  const edit = useEditPath('income')
  return (
    <PageSummary>
      <Text color="ink2">{label}</Text>
      <AmountWithUnit amount={formatEuro(total, language)} unit={text('per_year')} />
      <Text>
        <Message
          id={monthly}
          values={{ amount: formatWholeEuro(total / 12, language) }}
          components={{ 0: <Amount fontWeight={600} /> }}
        />
      </Text>
      {edit !== null && (
        <Link href={edit ?? ''} visibility={edit === undefined ? 'hidden' : 'visible'}>
          {text('edit_this')}
        </Link>
      )}
    </PageSummary>
  )
}
