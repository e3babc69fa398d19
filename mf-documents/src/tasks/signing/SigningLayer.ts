import { layer } from '@portal/remote-kit/layer'

/** Reading and signing of a document, over the tasks. */
export const SigningLayer = layer(
  () => import(/* webpackChunkName: "signing" */ './SigningDialog.tsx'),
  ({ task }) => task !== null,
)
