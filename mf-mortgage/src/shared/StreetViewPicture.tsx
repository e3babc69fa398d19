import { createCallUrl } from '@portal/contract/call'
import type { LivingProperty } from '@portal/contract/living-details'
import { getStreetView } from '@portal/contract/street-view'
import { chakra } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { formatFullAddress } from './home-address.ts'

interface StreetViewPictureProps {
  home: LivingProperty
  /** Requested size of the picture in pixels, at most 640 each; it is scaled to its container. */
  size: { width: number; height: number }
}

const streetViewImageCss = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' }
const streetViewPlaceholderCss = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  textAlign: 'center',
  p: '4',
  textStyle: 'meta',
  color: 'ink2',
}

/** Street view of a home (LIVING-02). If it fails to load, a text of the same size replaces it. */
export function StreetViewPicture({ home, size }: StreetViewPictureProps) {
  const text = useText()
  const [failed, setFailed] = useState(false)
  const location = formatFullAddress(home) ?? ''
  const query = { location, size: `${size.width}x${size.height}` }
  return (
    <chakra.div bg="tint2" overflow="hidden" w="100%" h="100%" aspectRatio={`${size.width}/${size.height}`}>
      {failed ? (
        <chakra.p css={streetViewPlaceholderCss}>{text('street_view_missing')}</chakra.p>
      ) : (
        <chakra.img
          css={streetViewImageCss}
          src={createCallUrl(getStreetView, { query })}
          alt={text('street_view', { address: location })}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      )}
    </chakra.div>
  )
}
