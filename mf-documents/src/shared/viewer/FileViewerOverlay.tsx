import { createLazyOverlay } from '@portal/remote-kit/layer'

export const FileViewerOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "viewer" */ './FileViewerDialog.tsx'),
  ({ source }) => source !== null,
)
