import { layer } from '@portal/remote-kit/layer'

/** A policy over the list. */
export const DetailsLayer = layer(
  () => import(/* webpackChunkName: "policy-details" */ './detail/PolicyDrawer.tsx'),
  ({ policy }) => policy !== null,
)
