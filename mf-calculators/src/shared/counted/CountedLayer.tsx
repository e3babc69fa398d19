import { layer } from '@portal/remote-kit/layer'

/** Overlay with what counts and what not. */
export const CountedLayer = layer(
  () => import(/* webpackChunkName: "counted" */ './CountedDrawer.tsx'),
  ({ open }) => open,
)
