import { layer } from '@portal/remote-kit/layer'

/** The calculator over the overview. */
export const ToolLayer = layer(
  () => import(/* webpackChunkName: "calculator" */ './ToolDrawer.tsx'),
  ({ tool }) => tool !== null,
)
