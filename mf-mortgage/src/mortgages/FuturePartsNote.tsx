import { getToday } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { getFutureParts } from '@portal/domain/current-mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** Parts of running mortgages that start later, with their start day. Current totals exclude these parts. */
export function FuturePartsNote({ mortgages }: { mortgages: readonly Mortgage[] }) {
  const text = useText()
  const { language } = useLanguage()
  const parts = mortgages.flatMap((mortgage) => getFutureParts(mortgage, getToday()))
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
