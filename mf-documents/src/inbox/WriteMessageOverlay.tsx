import { createLazyOverlay } from '@portal/remote-kit/layer'

export const WriteMessageOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "write" */ './WriteMessageForm.tsx'),
  ({ open }) => open,
)
