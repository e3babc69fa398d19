import { createLazyOverlay } from '@portal/remote-kit/layer'

export const AdviceTraceOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "trace" */ './AdviceTraceDrawer.tsx'),
  ({ traced }) => traced !== null,
)
