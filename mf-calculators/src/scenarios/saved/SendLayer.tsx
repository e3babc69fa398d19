import { layer } from '@portal/remote-kit/layer'

/** Sending what was kept, over the answer. */
export const SendLayer = layer(
  () => import(/* webpackChunkName: "send" */ './SendDialog.tsx'),
  ({ open }) => open,
)
