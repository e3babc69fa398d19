import { layer } from '@portal/remote-kit/layer'

/** Asking for documents, over the file. */
export const RequestLayer = layer(
  () => import(/* webpackChunkName: "request" */ './RequestDialog.tsx'),
  ({ open }) => open,
)
