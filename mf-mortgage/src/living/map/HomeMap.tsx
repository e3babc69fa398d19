import { getHomeCoordinates } from '@portal/contract/home-map'
import type { LivingProperty } from '@portal/contract/living-details'
import { useRead } from '@portal/remote-kit'
import { Skeleton } from '@portal/ui'
import { useState } from 'react'
import { formatFullAddress } from '../../shared/home-address.ts'
import { MapContainer } from './MapContainer.tsx'
import { TileMap } from './TileMap.tsx'

/**
 * Map around the home (LIVING-01). Renders nothing without coordinates or tiles, since the screen also shows the
 * address (LIVING-07).
 */
export default function HomeMap({ home }: { home: LivingProperty }) {
  const [broken, setBroken] = useState(false)
  const found = useRead(getHomeCoordinates)
  const place = found.data?.data
  if (broken || !(place || found.isPending)) return null
  return (
    <MapContainer>
      {place ? (
        <TileMap place={place} address={formatFullAddress(home) ?? ''} onTileError={() => setBroken(true)} />
      ) : (
        <Skeleton h="100%" minH="280px" rounded="0" />
      )}
    </MapContainer>
  )
}
