import { createLazyOverlay } from '@portal/remote-kit/layer'

export const RequestSigningOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "ask-signature" */ './RequestSigningDialog.tsx'),
  ({ open }) => open,
)
