import { layer } from '@portal/remote-kit/layer'

/** Overlay with a policy. */
export const DetailsLayer = layer(
  () => import(/* webpackChunkName: "policy-details" */ './detail/PolicyDrawer.tsx'),
  ({ policy }) => policy !== null,
)
