import { layer } from '@portal/remote-kit/layer'

/** Keeping a view of the list, over it. */
export const ViewLayer = layer(
  () => import(/* webpackChunkName: "view" */ './ViewDialog.tsx'),
  ({ open }) => open,
)
