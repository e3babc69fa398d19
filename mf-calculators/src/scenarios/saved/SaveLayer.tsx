import { layer } from '@portal/remote-kit/layer'

/** Overlay to save a calculation. */
export const SaveLayer = layer(
  () => import(/* webpackChunkName: "save" */ './SaveDialog.tsx'),
  ({ open }) => open,
)
