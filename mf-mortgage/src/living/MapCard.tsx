import type { LivingProperty } from '@portal/contract/living'
import { Card, Dispensable } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { canBePlaced, fullAddressOf, placeOf, streetOf } from '../house.ts'
import { AddressPanel } from './map/AddressPanel.tsx'

const HomeMap = lazy(() => import(/* webpackChunkName: "home-map" */ './map/HomeMap.tsx'))

/** The map, whose code comes after the figures; the address stands in its place where it cannot be (LIVING-01). */
export function MapCard({ home }: { home: LivingProperty }) {
  const street = streetOf(home) ?? ''
  const place = placeOf(home)
  const address = <AddressPanel street={street} place={place} />
  return (
    <Card p="0" overflow="hidden" minH="280px">
      {canBePlaced(home) ? (
        <Dispensable instead={address}>
          <Suspense fallback={null}>
            <HomeMap address={fullAddressOf(home) ?? ''} street={street} place={place} />
          </Suspense>
        </Dispensable>
      ) : (
        address
      )}
    </Card>
  )
}
