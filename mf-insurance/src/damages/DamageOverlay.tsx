import { createLazyOverlay } from '@portal/remote-kit/layer'

export const DamageOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "damage-details" */ './detail/DamageDrawer.tsx'),
  ({ damage }) => damage !== null,
)
