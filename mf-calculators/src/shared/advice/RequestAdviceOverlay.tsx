import { createLazyOverlay } from '@portal/remote-kit/layer'

export const RequestAdviceOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "request" */ './RequestAdviceDialog.tsx'),
  ({ open }) => open,
)
