import { createLazyOverlay } from '@portal/remote-kit/layer'

export const WriteDialog = createLazyOverlay(
  () => import(/* webpackChunkName: "write" */ './WriteMessageForm.tsx'),
  ({ open }) => open,
)
