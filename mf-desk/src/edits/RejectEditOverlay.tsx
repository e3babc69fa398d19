import { createLazyOverlay } from '@portal/remote-kit/layer'

export const RejectEditOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "send-back" */ './RejectEditDialog.tsx'),
  ({ open }) => open,
)
