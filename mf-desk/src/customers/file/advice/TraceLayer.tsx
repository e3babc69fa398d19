import { layer } from '@portal/remote-kit/layer'

/** Overlay with the explanation of an amount. */
export const TraceLayer = layer(
  () => import(/* webpackChunkName: "trace" */ './TraceDrawer.tsx'),
  ({ traced }) => traced !== null,
)
