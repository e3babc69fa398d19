import { layer } from '@portal/remote-kit/layer'

/** Overlay with the dialog of an action. */
export const ActLayer = layer(
  () => import(/* webpackChunkName: "act" */ './ActDialog.tsx'),
  ({ action }) => action !== null,
)
