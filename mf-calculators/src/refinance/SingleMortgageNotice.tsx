import type { Mortgage } from '@portal/contract/mortgage'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useFormatMortgageName } from '../shared/included-items/use-format-mortgage-name.ts'
import { useText } from '../texts.ts'

interface SingleMortgageNoticeProps {
  mortgage: Mortgage
  others: readonly Mortgage[]
}

/**
 * Notice that names the compared mortgage, and the other mortgages, which a switch would not replace. Renders nothing
 * if there is only one mortgage.
 */
export function SingleMortgageNotice({ mortgage, others }: SingleMortgageNoticeProps) {
  const text = useText()
  const { language } = useLanguage()
  const formatMortgageName = useFormatMortgageName()
  if (others.length === 0) return null
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <Text maxW="60em">
      {text('refinance_one', {
        mortgage: formatMortgageName(mortgage),
        others: list.format(others.map(formatMortgageName)),
        count: others.length,
      })}
    </Text>
  )
}
