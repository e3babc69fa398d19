import { createLazyOverlay } from '@portal/remote-kit/layer'

/** Overlay with the form to report an obligation. */
export const ObligationOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "obligation-message" */ './ObligationDialog.tsx'),
  ({ subject }) => subject !== null,
)
