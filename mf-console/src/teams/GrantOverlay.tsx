import { createLazyOverlay } from '@portal/remote-kit/layer'

export const GrantOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "grant" */ './GrantDialog.tsx'),
  ({ open }) => open,
)
