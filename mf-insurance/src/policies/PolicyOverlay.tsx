import { createLazyOverlay } from '@portal/remote-kit/layer'

export const PolicyOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "policy-details" */ './detail/PolicyDrawer.tsx'),
  ({ policy }) => policy !== null,
)
