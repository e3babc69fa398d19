import { layer } from '@portal/remote-kit/layer'

/** Overlay to block days. */
export const BlockLayer = layer(
  () => import(/* webpackChunkName: "block" */ './BlockDialog.tsx'),
  ({ open }) => open,
)
