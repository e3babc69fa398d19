import { layer } from '@portal/remote-kit/layer'

/** Asking the adviser to get in touch, over what it is about. */
export const RequestLayer = layer(
  () => import(/* webpackChunkName: "request" */ './RequestAdvice.tsx'),
  ({ open }) => open,
)
