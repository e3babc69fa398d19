import { layer } from '@portal/remote-kit/layer'

/** Overlay to cancel an appointment. */
export const CancelLayer = layer(
  () => import(/* webpackChunkName: "cancel" */ './CancelDialog.tsx'),
  ({ open }) => open,
)
