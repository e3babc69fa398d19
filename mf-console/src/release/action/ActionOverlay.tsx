import { createLazyOverlay } from '@portal/remote-kit/layer'

export const ActionOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "act" */ './ActionDialog.tsx'),
  ({ action }) => action !== null,
)
