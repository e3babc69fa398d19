import { layer } from '@portal/remote-kit/layer'

/** Giving somebody a role, over the settings. */
export const PersonLayer = layer(
  () => import(/* webpackChunkName: "person" */ './PersonDialog.tsx'),
  ({ open }) => open,
)
