import { layer } from '@portal/remote-kit/layer'

/** The details over the list. */
export const DetailsLayer = layer(
  () => import(/* webpackChunkName: "mortgage-details" */ './detail/MortgageDrawer.tsx'),
  ({ mortgage }) => mortgage !== null,
)
