import { createLazyOverlay } from '@portal/remote-kit/layer'

export const SaveCalculationOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "save" */ './SaveCalculationDialog.tsx'),
  ({ open }) => open,
)
