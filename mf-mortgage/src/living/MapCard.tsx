import type { LivingProperty } from '@portal/contract/living'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Card, Skeleton } from '@portal/ui'
import { canBePlaced } from '../shared/house.ts'
import { StreetPanel } from './map/StreetPanel.tsx'

const HomeMap = lazyWithRetry(() => import(/* webpackChunkName: "home-map" */ './map/HomeMap.tsx'), {
  waiting: () => <Skeleton h="100%" minH="280px" rounded="0" />,
  instead: ({ home }) => <StreetPanel home={home} />,
})

/** The map, whose code loads after the figures; the street view replaces it if it cannot be shown (LIVING-01). */
export function MapCard({ home }: { home: LivingProperty }) {
  return (
    <Card p="0" overflow="hidden" minH="280px">
      {canBePlaced(home) ? <HomeMap home={home} /> : <StreetPanel home={home} />}
    </Card>
  )
}
