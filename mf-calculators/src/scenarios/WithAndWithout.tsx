import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import type { Result } from './scenarios.ts'
import { useBalanceWords } from './use-balance-words.ts'

/** Surplus or shortfall of a scenario with and without policy payments, on two lines. */
export function WithAndWithout({ result }: { result: Result }) {
  const text = useText()
  const { language } = useLanguage()
  const balanceWords = useBalanceWords()
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
      <Text fontWeight={600}>{text('balance_with', { balance: balanceWords(result) })}</Text>
      <Text>{text('balance_without', { balance: balanceWords(without) })}</Text>
      {paid.length > 0 && (
        <Text textStyle="meta" color="ink2">
          {paid.join(' ')}
        </Text>
      )}
    </>
  )
}
