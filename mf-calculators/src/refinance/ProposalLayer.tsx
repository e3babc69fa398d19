import { layer } from '@portal/remote-kit/layer'

/** A proposal over the comparison. */
export const ProposalLayer = layer(
  () => import(/* webpackChunkName: "proposal" */ './detail/ProposalDrawer.tsx'),
  ({ open }) => open,
)
