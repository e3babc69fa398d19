import type { LivingProperty } from '@portal/contract/living'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Skeleton } from '@portal/ui'
import { hasMapAddress } from '../shared/home-address.ts'
import { MapFrame } from './map/MapFrame.tsx'

const LazyHomeMap = lazyWithRetry(() => import(/* webpackChunkName: "home-map" */ './map/HomeMap.tsx'), {
  placeholder: () => (
    <MapFrame>
      <Skeleton h="100%" minH="280px" rounded="0" />
    </MapFrame>
  ),
  fallback: () => null,
})

/** The map, which loads after the figures. Renders nothing if it cannot be shown (LIVING-01). */
export const HomeMapCard = ({ home }: { home: LivingProperty }) =>
  hasMapAddress(home) ? <LazyHomeMap home={home} /> : null
