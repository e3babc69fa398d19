import type { LivingProperty } from '@portal/contract/living'
import { Card, Dispensable, Skeleton } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { canBePlaced } from '../house.ts'
import { StreetPanel } from './map/StreetPanel.tsx'

const HomeMap = lazy(() => import(/* webpackChunkName: "home-map" */ './map/HomeMap.tsx'))

/** The map, whose code comes after the figures; the street stands in its place where it cannot be (LIVING-01). */
export function MapCard({ home }: { home: LivingProperty }) {
  const street = <StreetPanel home={home} />
  return (
    <Card p="0" overflow="hidden" minH="280px">
      {canBePlaced(home) ? (
        <Dispensable instead={street}>
          <Suspense fallback={<Skeleton h="100%" minH="280px" rounded="0" />}>
            <HomeMap home={home} />
          </Suspense>
        </Dispensable>
      ) : (
        street
      )}
    </Card>
  )
}
