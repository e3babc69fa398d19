import { layer } from '@portal/remote-kit/layer'

/** Layer with the question form. */
export const AskLayer = layer(
  () => import(/* webpackChunkName: "ask" */ './AskForm.tsx'),
  ({ open }) => open,
)
