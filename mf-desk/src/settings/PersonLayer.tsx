import { layer } from '@portal/remote-kit/layer'

/** Overlay to assign a role. */
export const PersonLayer = layer(
  () => import(/* webpackChunkName: "person" */ './PersonDialog.tsx'),
  ({ open }) => open,
)
