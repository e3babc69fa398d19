import type { Mortgage } from '@portal/contract/mortgage'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useMortgageName } from '../shared/counted/use-mortgage-words.ts'
import { useText } from '../texts.ts'

interface Props {
  mortgage: Mortgage
  others: readonly Mortgage[]
}

/** Notes which mortgage is compared, and which ones stay. Nothing if there is only one. */
export function OneMortgage({ mortgage, others }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const nameOf = useMortgageName()
  if (others.length === 0) return null
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <Text maxW="60em">
      {text('refinance_one', {
        mortgage: nameOf(mortgage),
        others: list.format(others.map(nameOf)),
        count: others.length,
      })}
    </Text>
  )
}
