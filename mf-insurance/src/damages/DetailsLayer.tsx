import { layer } from '@portal/remote-kit/layer'

/** Overlay with a damage. */
export const DetailsLayer = layer(
  () => import(/* webpackChunkName: "damage-details" */ './detail/DamageDrawer.tsx'),
  ({ damage }) => damage !== null,
)
