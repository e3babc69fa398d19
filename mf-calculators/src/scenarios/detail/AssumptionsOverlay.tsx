import { createLazyOverlay } from '@portal/remote-kit/layer'

export const AssumptionsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "assumptions" */ './AssumptionsDrawer.tsx'),
  ({ open }) => open,
)
