import { layer } from '@portal/remote-kit/layer'

/** Keeping a calculation, over the answer. */
export const SaveLayer = layer(
  () => import(/* webpackChunkName: "save" */ './SaveDialog.tsx'),
  ({ open }) => open,
)
