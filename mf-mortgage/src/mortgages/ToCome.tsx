import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { partsToCome } from '@portal/domain/mortgage-now'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** The parts of running mortgages that begin later, each with its day, since no figure of today has them. */
export function ToCome({ mortgages }: { mortgages: readonly Mortgage[] }) {
  const text = useText()
  const { language } = useLanguage()
  const parts = mortgages.flatMap((mortgage) => partsToCome(mortgage, today()))
  return parts.map((part) => {
    const date = formatDate(part.begindatum, language) ?? ''
    const amount = formatEuro(part.remaining_debt ?? part.hoofdsom, language)
    const monthly = part.monthly_amount
    return (
      <Text key={part.id} color="ink2">
        {monthly
          ? text('mortgage_to_come', { date, amount, monthly: formatEuro(monthly, language) })
          : text('mortgage_to_come_debt', { date, amount })}
      </Text>
    )
  })
}
