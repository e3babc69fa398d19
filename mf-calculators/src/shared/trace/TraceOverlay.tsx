import { createLazyOverlay } from '@portal/remote-kit/layer'

export const TraceOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "trace" */ './TraceDrawer.tsx'),
  ({ traced }) => traced !== null,
)
