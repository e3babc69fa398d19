import { createLazyOverlay } from '@portal/remote-kit/layer'

export const SearchOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "search" */ './SearchDialog.tsx'),
  ({ open }) => open,
)
