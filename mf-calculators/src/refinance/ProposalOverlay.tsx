import { createLazyOverlay } from '@portal/remote-kit/layer'

export const ProposalOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "proposal" */ './detail/ProposalDrawer.tsx'),
  ({ open }) => open,
)
