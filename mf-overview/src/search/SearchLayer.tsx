import { layer } from '@portal/remote-kit/layer'

/** Overlay with the search. */
export const SearchLayer = layer(
  () => import(/* webpackChunkName: "search" */ './SearchDialog.tsx'),
  ({ open }) => open,
)
