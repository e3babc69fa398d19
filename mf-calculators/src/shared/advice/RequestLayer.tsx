import { layer } from '@portal/remote-kit/layer'

/** Overlay to request advice. */
export const RequestLayer = layer(
  () => import(/* webpackChunkName: "request" */ './RequestAdvice.tsx'),
  ({ open }) => open,
)
