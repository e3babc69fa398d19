import type { RefinanceResult } from '@portal/contract/refinance'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Notice, Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** Notes limits by the home's value and the guarantee (REFI-16). */
export function ValueNotice({ result }: { result: RefinanceResult }) {
  const { language } = useLanguage()
  const text = useText()
  const home = result.home_value
  const isLost = home?.guarantee === 'lost'
  if (!home || (home.fits && !isLost)) return null
  const euro = (amount: number) => formatWholeEuro(amount, language)
  return (
    <Notice status={home.fits ? 'info' : 'warn'}>
      {home.excess > 0 && (
        <Text>
          {text('value_excess', {
            debt: euro(home.debt),
            maximum: euro(home.maximum),
            amount: euro(home.excess),
          })}
        </Text>
      )}
      {home.interest_only_excess > 0 && (
        <Text>
          {text('value_interest_only', {
            debt: euro(home.interest_only_debt),
            maximum: euro(home.interest_only_maximum),
          })}
        </Text>
      )}
      {isLost && <Text>{text('value_guarantee_lost', { limit: euro(home.guarantee_limit) })}</Text>}
      {!home.fits && <Text>{text('value_not_yet')}</Text>}
    </Notice>
  )
}
