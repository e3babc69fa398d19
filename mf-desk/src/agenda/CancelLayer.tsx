import { layer } from '@portal/remote-kit/layer'

/** Cancelling an appointment, over the agenda. */
export const CancelLayer = layer(
  () => import(/* webpackChunkName: "cancel" */ './CancelDialog.tsx'),
  ({ open }) => open,
)
