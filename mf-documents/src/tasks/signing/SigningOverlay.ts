import { createLazyOverlay } from '@portal/remote-kit/layer'

export const SigningOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "signing" */ './SigningDialog.tsx'),
  ({ task }) => task !== null,
)
