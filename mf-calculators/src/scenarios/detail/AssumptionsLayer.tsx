import { layer } from '@portal/remote-kit/layer'

/** What is assumed, over the answer. */
export const AssumptionsLayer = layer(
  () => import(/* webpackChunkName: "assumptions" */ './AssumptionsDrawer.tsx'),
  ({ open }) => open,
)
