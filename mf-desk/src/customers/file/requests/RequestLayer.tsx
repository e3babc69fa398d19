import { layer } from '@portal/remote-kit/layer'

/** Overlay to request documents. */
export const RequestLayer = layer(
  () => import(/* webpackChunkName: "request" */ './RequestDialog.tsx'),
  ({ open }) => open,
)
