import { createLazyOverlay } from '@portal/remote-kit/layer'

export const WriteDialog = createLazyOverlay(
  () => import(/* webpackChunkName: "write" */ './WriteForm.tsx'),
  ({ open }) => open,
)
