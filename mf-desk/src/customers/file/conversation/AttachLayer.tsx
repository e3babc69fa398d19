import { layer } from '@portal/remote-kit/layer'

/** Choosing documents of the file, over the conversation. */
export const AttachLayer = layer(
  () => import(/* webpackChunkName: "attach" */ './AttachDialog.tsx'),
  ({ open }) => open,
)
