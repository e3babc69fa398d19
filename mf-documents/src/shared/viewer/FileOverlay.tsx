import { createLazyOverlay } from '@portal/remote-kit/layer'

export const FileOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "viewer" */ './FileViewerDialog.tsx'),
  ({ source }) => source !== null,
)
