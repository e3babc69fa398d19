import { layer } from '@portal/remote-kit/layer'

/** How an amount was worked out, over where it stands. */
export const TraceLayer = layer(
  () => import(/* webpackChunkName: "trace" */ './TraceDrawer.tsx'),
  ({ traced }) => traced !== null,
)
