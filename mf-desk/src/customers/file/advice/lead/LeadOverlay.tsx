import { createLazyOverlay } from '@portal/remote-kit/layer'

export const LeadOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "lead" */ './LeadDialog.tsx'),
  ({ opened }) => opened !== null,
)
