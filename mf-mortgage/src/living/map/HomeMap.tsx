import { useQuery } from '@portal/remote-kit/query'
import { Skeleton } from '@portal/ui'
import { useState } from 'react'
import { AddressPanel } from './AddressPanel.tsx'
import { findPlace } from './places.ts'
import { TileMap } from './TileMap.tsx'

interface Props {
  /** The whole address in one line. */
  address: string
  street: string
  place: string | null
}

/** Where the home lies. A map that does not come leaves the address, which is what a customer knows it by (LIVING-01, LIVING-07). */
export default function HomeMap({ address, street, place }: Props) {
  const [broken, setBroken] = useState(false)
  const found = useQuery({
    queryKey: ['PLACE', address],
    queryFn: ({ signal }) => findPlace(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (found.isPending) return <Skeleton h="100%" minH="280px" rounded="0" />
  if (!found.data || broken) return <AddressPanel street={street} place={place} />
  return <TileMap place={found.data} address={address} onBroken={() => setBroken(true)} />
}
