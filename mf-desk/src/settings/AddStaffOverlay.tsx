import { createLazyOverlay } from '@portal/remote-kit/layer'

export const AddStaffOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "person" */ './AddStaffDialog.tsx'),
  ({ open }) => open,
)
