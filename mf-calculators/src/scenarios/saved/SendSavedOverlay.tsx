import { createLazyOverlay } from '@portal/remote-kit/layer'

export const SendSavedOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "send" */ './SendSavedDialog.tsx'),
  ({ open }) => open,
)
