import { createLazyOverlay } from '@portal/remote-kit/layer'

export const SaveViewOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "view" */ './SaveViewDialog.tsx'),
  ({ open }) => open,
)
