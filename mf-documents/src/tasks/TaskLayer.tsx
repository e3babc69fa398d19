import { layer } from '@portal/remote-kit/layer'

/** Overlay with a task. */
export const TaskLayer = layer(
  () => import(/* webpackChunkName: "task" */ './TaskDrawer.tsx'),
  ({ task }) => task !== null,
)
