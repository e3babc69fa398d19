import { createLazyOverlay } from '@portal/remote-kit/layer'

export const CalculatorOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "calculator" */ './CalculatorDrawer.tsx'),
  ({ tool }) => tool !== null,
)
