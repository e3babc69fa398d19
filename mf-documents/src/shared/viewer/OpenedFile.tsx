import { layer } from '@portal/remote-kit/layer'

/** Overlay with the file viewer. */
export const OpenedFile = layer(
  () => import(/* webpackChunkName: "viewer" */ './ViewerDialog.tsx'),
  ({ source }) => source !== null,
)
