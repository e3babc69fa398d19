import { createLazyOverlay } from '@portal/remote-kit/layer'

export const SaveOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "save" */ './SaveCalculationDialog.tsx'),
  ({ open }) => open,
)
