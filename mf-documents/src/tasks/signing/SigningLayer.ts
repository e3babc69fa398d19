import { layer } from '@portal/remote-kit/layer'

/** Overlay for reading and signing a document. */
export const SigningLayer = layer(
  () => import(/* webpackChunkName: "signing" */ './SigningDialog.tsx'),
  ({ task }) => task !== null,
)
