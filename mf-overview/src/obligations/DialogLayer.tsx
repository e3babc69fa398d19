import { layer } from '@portal/remote-kit/layer'

/** What is asked of the adviser, over the screen. */
export const DialogLayer = layer(
  () => import(/* webpackChunkName: "obligation-message" */ './ObligationDialog.tsx'),
  ({ asked }) => asked !== null,
)
