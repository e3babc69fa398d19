import { layer } from '@portal/remote-kit/layer'

/** A task over the list. */
export const TaskLayer = layer(
  () => import(/* webpackChunkName: "task" */ './TaskDrawer.tsx'),
  ({ task }) => task !== null,
)
