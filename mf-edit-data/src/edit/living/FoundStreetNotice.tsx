import { getStreet } from '@portal/contract/street'
import { parsePostcode } from '@portal/domain/format/clean-typing'
import { useCurrentData } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useWatch } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import type { HomeFormValues } from './home-form-values.ts'

/** Shows the street found for the typed postcode and house number, if these differ from the stored address. */
export function FoundStreetNotice({ saved }: { saved: HomeFormValues }) {
  const text = useText()
  const [typed, number] = useWatch<HomeFormValues, ['postal_code', 'house_number']>({
    name: ['postal_code', 'house_number'],
  })
  const postcode = parsePostcode(typed) ?? ''
  const isOther = postcode !== parsePostcode(saved.postal_code) || number !== saved.house_number
  const isWhole = postcode !== '' && /^[1-9]\d{0,4}$/.test(number)
  const { data, isPending } = useCurrentData(
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
