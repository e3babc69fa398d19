import { layer } from '@portal/remote-kit/layer'

/** The search over the screen. */
export const SearchLayer = layer(
  () => import(/* webpackChunkName: "search" */ './SearchDialog.tsx'),
  ({ open }) => open,
)
