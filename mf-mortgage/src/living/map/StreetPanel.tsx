import type { LivingProperty } from '@portal/contract/living'
import { HomePicture } from '@portal/remote-kit/home-picture'
import { Box, chakra, Text } from '@portal/ui'
import { canBePlaced, placeOf, streetOf } from '../../shared/house.ts'
import { StreetView } from '../../shared/StreetView.tsx'
import { useText } from '../../texts.ts'

const panel = {
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'minmax(0,1fr)',
  h: '100%',
  minH: '280px',
  bg: 'wall',
}
const address = { display: 'grid', gap: '0.5', justifyItems: 'center', textAlign: 'center', px: '6', py: '4' }

/** The street with its address, in the place of the map (LIVING-07). */
export function StreetPanel({ home }: { home: LivingProperty }) {
  const text = useText()
  return (
    <chakra.div css={panel}>
      {canBePlaced(home) ? (
        <Box minH="0" h="176px" aria-hidden="true">
          <StreetView home={home} size={{ width: 640, height: 240 }} />
        </Box>
      ) : (
        <Box justifySelf="center" alignSelf="end" pt="6">
          <HomePicture home={home} size={72} />
        </Box>
      )}
      <chakra.div css={address}>
        <Text textStyle="question">{streetOf(home)}</Text>
        <Text>{placeOf(home)}</Text>
        <Text textStyle="meta" color="ink2" mt="1">
          {text('living_map_missing')}
        </Text>
      </chakra.div>
    </chakra.div>
  )
}
