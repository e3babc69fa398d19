import { layer } from '@portal/remote-kit/layer'

/** Overlay with the details. */
export const DetailsLayer = layer(
  () => import(/* webpackChunkName: "mortgage-details" */ './detail/MortgageDrawer.tsx'),
  ({ mortgage }) => mortgage !== null,
)
