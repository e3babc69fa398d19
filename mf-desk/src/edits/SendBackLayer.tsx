import { layer } from '@portal/remote-kit/layer'

/** Overlay to reject a change. */
export const SendBackLayer = layer(
  () => import(/* webpackChunkName: "send-back" */ './SendBackDialog.tsx'),
  ({ open }) => open,
)
