import { layer } from '@portal/remote-kit/layer'

/** Sending a change back, over the list. */
export const SendBackLayer = layer(
  () => import(/* webpackChunkName: "send-back" */ './SendBackDialog.tsx'),
  ({ open }) => open,
)
