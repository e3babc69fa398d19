import { createLazyOverlay } from '@portal/remote-kit/layer'

export const IncludedItemsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "counted" */ './IncludedItemsDrawer.tsx'),
  ({ open }) => open,
)
