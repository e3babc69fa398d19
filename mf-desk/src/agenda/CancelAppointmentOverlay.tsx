import { createLazyOverlay } from '@portal/remote-kit/layer'

export const CancelAppointmentOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "cancel" */ './CancelAppointmentDialog.tsx'),
  ({ open }) => open,
)
