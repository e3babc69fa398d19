import { createLazyOverlay } from '@portal/remote-kit/layer'

export const LeadOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "lead" */ './LeadDialog.tsx'),
  ({ initialLead }) => initialLead !== null,
)
