import { createLazyOverlay } from '@portal/remote-kit/layer'

export const AttachDocumentsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "attach" */ './AttachDocumentsDialog.tsx'),
  ({ open }) => open,
)
