import { getHomePlace } from '@portal/contract/home-map'
import type { LivingProperty } from '@portal/contract/living'
import { useRead } from '@portal/remote-kit'
import { Skeleton } from '@portal/ui'
import { useState } from 'react'
import { fullAddressOf } from '../../shared/house.ts'
import { StreetPanel } from './StreetPanel.tsx'
import { TileMap } from './TileMap.tsx'

/** Where the home lies. A map that does not come leaves the street and the address, which is what a customer knows it by (LIVING-01, LIVING-07). */
export default function HomeMap({ home }: { home: LivingProperty }) {
  const [broken, setBroken] = useState(false)
  const found = useRead(getHomePlace)
  if (found.isPending) return <Skeleton h="100%" minH="280px" rounded="0" />
  const place = found.data?.data
  if (!place || broken) return <StreetPanel home={home} />
  return <TileMap place={place} address={fullAddressOf(home) ?? ''} onBroken={() => setBroken(true)} />
}
