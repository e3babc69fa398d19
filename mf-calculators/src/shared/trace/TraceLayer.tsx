import { createLazyOverlay } from '@portal/remote-kit/layer'

export const TraceLayer = createLazyOverlay(
  () => import(/* webpackChunkName: "trace" */ './TraceDrawer.tsx'),
  ({ traced }) => traced !== null,
)
