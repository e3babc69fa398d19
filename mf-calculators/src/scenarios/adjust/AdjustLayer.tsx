import { layer } from '@portal/remote-kit/layer'

/** Working it out otherwise, over the answer. */
export const AdjustLayer = layer(
  () => import(/* webpackChunkName: "adjust" */ './AdjustDrawer.tsx'),
  ({ open }) => open,
)
