import { layer } from '@portal/remote-kit/layer'

/** Overlay with the assumptions. */
export const AssumptionsLayer = layer(
  () => import(/* webpackChunkName: "assumptions" */ './AssumptionsDrawer.tsx'),
  ({ open }) => open,
)
