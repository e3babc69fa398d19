import { layer } from '@portal/remote-kit/layer'

/** Granting a key remotes, over the list. */
export const GrantLayer = layer(
  () => import(/* webpackChunkName: "grant" */ './GrantDialog.tsx'),
  ({ open }) => open,
)
