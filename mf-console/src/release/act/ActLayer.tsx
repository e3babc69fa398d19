import { layer } from '@portal/remote-kit/layer'

/** What is done with a remote, over its screen. */
export const ActLayer = layer(
  () => import(/* webpackChunkName: "act" */ './ActDialog.tsx'),
  ({ action }) => action !== null,
)
