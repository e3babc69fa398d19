import { layer } from '@portal/remote-kit/layer'

/** Overlay with the calculator. */
export const ToolLayer = layer(
  () => import(/* webpackChunkName: "calculator" */ './ToolDrawer.tsx'),
  ({ tool }) => tool !== null,
)
