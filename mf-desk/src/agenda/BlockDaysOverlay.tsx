import { createLazyOverlay } from '@portal/remote-kit/layer'

export const BlockDaysOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "block" */ './BlockDaysDialog.tsx'),
  ({ open }) => open,
)
