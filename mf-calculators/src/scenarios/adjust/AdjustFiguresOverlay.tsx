import { createLazyOverlay } from '@portal/remote-kit/layer'

export const AdjustFiguresOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "adjust" */ './AdjustFiguresDrawer.tsx'),
  ({ open }) => open,
)
