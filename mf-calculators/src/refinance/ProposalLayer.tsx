import { layer } from '@portal/remote-kit/layer'

/** Overlay with a proposal. */
export const ProposalLayer = layer(
  () => import(/* webpackChunkName: "proposal" */ './detail/ProposalDrawer.tsx'),
  ({ open }) => open,
)
