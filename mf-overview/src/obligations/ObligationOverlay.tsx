import { createLazyOverlay } from '@portal/remote-kit/layer'

export const ObligationOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "obligation-message" */ './ObligationDialog.tsx'),
  ({ subject }) => subject !== null,
)
