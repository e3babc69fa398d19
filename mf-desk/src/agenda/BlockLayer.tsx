import { layer } from '@portal/remote-kit/layer'

/** Blocking days, over the agenda. */
export const BlockLayer = layer(
  () => import(/* webpackChunkName: "block" */ './BlockDialog.tsx'),
  ({ open }) => open,
)
