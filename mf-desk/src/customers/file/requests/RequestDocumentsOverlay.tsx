import { createLazyOverlay } from '@portal/remote-kit/layer'

export const RequestDocumentsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "request" */ './RequestDocumentsDialog.tsx'),
  ({ open }) => open,
)
