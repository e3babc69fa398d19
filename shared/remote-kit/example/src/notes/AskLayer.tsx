import { layer } from '@portal/remote-kit/layer'

/** Asking the adviser something. */
export const AskLayer = layer(
  () => import(/* webpackChunkName: "ask" */ './AskForm.tsx'),
  ({ open }) => open,
)
