import { chakra, House, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

const panel = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  gap: '1',
  p: '6',
  h: '100%',
  minH: '280px',
  bg: 'wall',
}

/** The address in the place of the map. */
export function AddressPanel({ street, place }: { street: string; place: string | null }) {
  const text = useText()
  return (
    <chakra.div css={panel}>
      <House size={72} />
      <Text textStyle="question">{street}</Text>
      {place && <Text>{place}</Text>}
      <Text textStyle="meta" color="ink2" mt="2">
        {text('living_map_missing')}
      </Text>
    </chakra.div>
  )
}
