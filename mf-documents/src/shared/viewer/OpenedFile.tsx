import { layer } from '@portal/remote-kit/layer'

/** The viewer over a screen. */
export const OpenedFile = layer(
  () => import(/* webpackChunkName: "viewer" */ './ViewerDialog.tsx'),
  ({ source }) => source !== null,
)
