import { layer } from '@portal/remote-kit/layer'

/** All that counts and does not, over the answer. */
export const CountedLayer = layer(
  () => import(/* webpackChunkName: "counted" */ './CountedDrawer.tsx'),
  ({ open }) => open,
)
