import { createLazyOverlay } from '@portal/remote-kit/layer'

export const ScenarioOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "case" */ './ScenarioDrawer.tsx'),
  ({ opened }) => opened !== null,
)
