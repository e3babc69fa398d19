import { layer } from '@portal/remote-kit/layer'

/** Overlay with the form for changed figures. */
export const AdjustLayer = layer(
  () => import(/* webpackChunkName: "adjust" */ './AdjustDrawer.tsx'),
  ({ open }) => open,
)
