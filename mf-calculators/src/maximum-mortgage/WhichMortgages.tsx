import type { Mortgage } from '@portal/contract/mortgage'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useMortgageName } from '../shared/counted/use-mortgage-words.ts'
import { useText } from '../texts.ts'

interface Props {
  /** The mortgage on the customer's home. */
  own: Mortgage | null
  others: readonly Mortgage[]
}

/** Says which mortgages of the file a maximum for another home counts, and which not. Nothing without any. */
export function WhichMortgages({ own, others }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const nameOf = useMortgageName()
  if (!own && others.length === 0) return null
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <Text mb="4" maxW="60em">
      {own && text('maximum_own', { mortgage: nameOf(own) })}{' '}
      {others.length > 0 && text('maximum_others', { others: list.format(others.map(nameOf)) })}
    </Text>
  )
}
