import { formatEuro } from '@portal/domain/format/money'
import { toCents } from '@portal/domain/money'
import { Amount, Figure, TableBlock, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'

interface Props {
  /** What it is the total of. */
  label: string
  /** Euro a year. */
  total: number
  /** Text that tells what it is a month, with a place for the amount. */
  monthly: 'income_monthly' | 'pension_monthly'
}

/** What comes in a year, first of all, and a month. */
export function YearlyTotal({ label, total, monthly }: Props) {
  const text = useText()
  return (
    <TableBlock>
      <Text color="ink2">{label}</Text>
      <Figure amount={formatEuro(total)} unit={text('per_year')} />
      <Text>
        <Message
          id={monthly}
          values={{ amount: formatEuro(toCents(total / 12)) }}
          components={{ 0: <Amount fontWeight={600} /> }}
        />
      </Text>
    </TableBlock>
  )
}
