import { layer } from '@portal/remote-kit/layer'

/** Dialog for a question to the adviser. */
export const DialogLayer = layer(
  () => import(/* webpackChunkName: "obligation-message" */ './ObligationDialog.tsx'),
  ({ subject }) => subject !== null,
)
