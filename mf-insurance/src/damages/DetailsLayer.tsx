import { layer } from '@portal/remote-kit/layer'

/** A damage over the list. */
export const DetailsLayer = layer(
  () => import(/* webpackChunkName: "damage-details" */ './detail/DamageDrawer.tsx'),
  ({ damage }) => damage !== null,
)
