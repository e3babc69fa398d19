import { layer } from '@portal/remote-kit/layer'

/** Overlay to request a signature. */
export const SigningLayer = layer(
  () => import(/* webpackChunkName: "ask-signature" */ './SigningDialog.tsx'),
  ({ open }) => open,
)
