import { layer } from '@portal/remote-kit/layer'

/** Overlay to choose documents. */
export const AttachLayer = layer(
  () => import(/* webpackChunkName: "attach" */ './AttachDialog.tsx'),
  ({ open }) => open,
)
