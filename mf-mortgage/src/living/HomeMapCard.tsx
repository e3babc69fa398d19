import type { LivingProperty } from '@portal/contract/living'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Skeleton } from '@portal/ui'
import { hasMapAddress } from '../shared/home-address.ts'
import { MapContainer } from './map/MapContainer.tsx'

const LazyHomeMap = lazyWithRetry(() => import(/* webpackChunkName: "home-map" */ './map/HomeMap.tsx'), {
  placeholder: () => (
    <MapContainer>
      <Skeleton h="100%" minH="280px" rounded="0" />
    </MapContainer>
  ),
  fallback: () => null,
})

/**
 * Card with the map of the home, which loads after the figures (LIVING-01). Renders nothing if the map cannot be shown.
 */
export const HomeMapCard = ({ home }: { home: LivingProperty }) =>
  hasMapAddress(home) ? <LazyHomeMap home={home} /> : null
