import { getStreet } from '@portal/contract/street'
import { postcodeOf } from '@portal/domain/format/typing'
import { useCurrent } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useWatch } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import type { LivingValues } from './values.ts'

/** Street found for the typed postcode and house number, if they differ from those on file. */
export function FoundStreet({ saved }: { saved: LivingValues }) {
  const text = useText()
  const [typed, number] = useWatch<LivingValues, ['postal_code', 'house_number']>({
    name: ['postal_code', 'house_number'],
  })
  const postcode = postcodeOf(typed) ?? ''
  const isOther = postcode !== postcodeOf(saved.postal_code) || number !== saved.house_number
  const isWhole = postcode !== '' && /^[1-9]\d{0,4}$/.test(number)
  const { data, isPending } = useCurrent(
    getStreet,
    { query: isWhole ? { postcode, number } : {} },
    { enabled: isOther && isWhole },
  )
  const found = data?.data
  const message = isPending
    ? text('street_looking')
    : found
      ? text('street_found', { address: `${found.street} ${number}, ${postcode} ${found.city}` })
      : text('street_unknown')
  return (
    <Text role="status" color="ink2" css={{ '&:empty': { position: 'absolute' } }}>
      {isOther && isWhole ? message : ''}
    </Text>
  )
}
