import { createLazyOverlay } from '@portal/remote-kit/layer'

export const MortgageOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "mortgage-details" */ './detail/MortgageDrawer.tsx'),
  ({ mortgage }) => mortgage !== null,
)
