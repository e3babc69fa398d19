import { createLazyOverlay } from '@portal/remote-kit/layer'

export const TaskOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "task" */ './TaskDrawer.tsx'),
  ({ task }) => task !== null,
)
