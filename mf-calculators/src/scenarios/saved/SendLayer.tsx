import { layer } from '@portal/remote-kit/layer'

/** Overlay to send saved calculations. */
export const SendLayer = layer(
  () => import(/* webpackChunkName: "send" */ './SendDialog.tsx'),
  ({ open }) => open,
)
