import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import type { DisplayedResult } from './list-scenarios.ts'
import { useFormatBalance } from './use-scenario-texts.ts'

/** Surplus or shortfall of a scenario with policy payments and without them, on two lines. */
export function PolicyEffect({ result }: { result: DisplayedResult }) {
  const text = useText()
  const { language } = useLanguage()
  const formatBalance = useFormatBalance()
  const { without, cover } = result
  if (!without || !cover) return null
  const paid = [
    ...(cover.amount > 0
      ? [text('cover_paid_once', { amount: formatWholeEuro(cover.amount, language) })]
      : []),
    ...(cover.monthly > 0
      ? [text('cover_paid_monthly', { amount: formatWholeEuro(cover.monthly, language) })]
      : []),
  ]
  return (
    <>
      <Text fontWeight={600}>{text('balance_with', { balance: formatBalance(result) })}</Text>
      <Text>{text('balance_without', { balance: formatBalance(without) })}</Text>
      {paid.length > 0 && (
        <Text textStyle="meta" color="ink2">
          {paid.join(' ')}
        </Text>
      )}
    </>
  )
}
