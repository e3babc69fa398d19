import { layer } from '@portal/remote-kit/layer'

/** Overlay to grant permissions to a key. */
export const GrantLayer = layer(
  () => import(/* webpackChunkName: "grant" */ './GrantDialog.tsx'),
  ({ open }) => open,
)
