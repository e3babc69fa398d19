import { layer } from '@portal/remote-kit/layer'

/** Asking for a signature, over the file. */
export const SigningLayer = layer(
  () => import(/* webpackChunkName: "ask-signature" */ './SigningDialog.tsx'),
  ({ open }) => open,
)
