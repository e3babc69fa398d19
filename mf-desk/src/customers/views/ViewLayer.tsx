import { layer } from '@portal/remote-kit/layer'

/** Overlay to save a view of the list. */
export const ViewLayer = layer(
  () => import(/* webpackChunkName: "view" */ './ViewDialog.tsx'),
  ({ open }) => open,
)
