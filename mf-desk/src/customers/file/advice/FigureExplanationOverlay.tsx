import { createLazyOverlay } from '@portal/remote-kit/layer'

export const FigureExplanationOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "trace" */ './FigureExplanationDrawer.tsx'),
  ({ traced }) => traced !== null,
)
