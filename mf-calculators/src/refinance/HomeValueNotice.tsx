import type { RefinanceResult } from '@portal/contract/refinance'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Notice, Text } from '@portal/ui'
import { useText } from '../texts.ts'

/**
 * Notice that the home's value limits the loan, or that the loan loses the national mortgage guarantee (REFI-16).
 * Renders nothing otherwise.
 */
export function HomeValueNotice({ result }: { result: RefinanceResult }) {
  const { language } = useLanguage()
  const text = useText()
  const home = result.home_value
  const isLost = home?.guarantee === 'lost'
  if (!home || (home.fits && !isLost)) return null
  const formatAmount = (amount: number) => formatWholeEuro(amount, language)
  return (
    <Notice status={home.fits ? 'info' : 'warn'}>
      {home.excess > 0 && (
        <Text>
          {text('value_excess', {
            debt: formatAmount(home.debt),
            maximum: formatAmount(home.maximum),
            amount: formatAmount(home.excess),
          })}
        </Text>
      )}
      {home.interest_only_excess > 0 && (
        <Text>
          {text('value_interest_only', {
            debt: formatAmount(home.interest_only_debt),
            maximum: formatAmount(home.interest_only_maximum),
          })}
        </Text>
      )}
      {isLost && <Text>{text('value_guarantee_lost', { limit: formatAmount(home.guarantee_limit) })}</Text>}
      {!home.fits && <Text>{text('value_not_yet')}</Text>}
    </Notice>
  )
}
