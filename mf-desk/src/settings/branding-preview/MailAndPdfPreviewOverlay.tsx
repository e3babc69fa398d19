import { createLazyOverlay } from '@portal/remote-kit/layer'

export const MailAndPdfPreviewOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "elsewhere" */ './MailAndPdfPreviewDrawer.tsx'),
  ({ open }) => open,
)
