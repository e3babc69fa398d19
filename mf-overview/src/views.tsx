import { defineScreen, defineSlotComponent } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes, and its slot components. */
export const views = {
  dashboard: defineScreen(
    () => import(/* webpackChunkName: "view.dashboard" */ './dashboard/DashboardScreen.tsx'),
  ),
  income: defineScreen(() => import(/* webpackChunkName: "view.income" */ './income/IncomeScreen.tsx')),
  pension: defineScreen(() => import(/* webpackChunkName: "view.pension" */ './pension/PensionScreen.tsx')),
  obligations: defineScreen(
    () => import(/* webpackChunkName: "view.obligations" */ './obligations/ObligationsScreen.tsx'),
  ),
  search: defineSlotComponent(() => import(/* webpackChunkName: "view.search" */ './search/SearchSlot.tsx')),
  dossier: defineSlotComponent(
    () => import(/* webpackChunkName: "view.dossier" */ './documents/DossierSlot.tsx'),
  ),
  services: defineScreen(
    () => import(/* webpackChunkName: "view.services" */ './services/ServicesScreen.tsx'),
  ),
  appointments: defineScreen(
    () => import(/* webpackChunkName: "view.appointments" */ './appointments/AppointmentsScreen.tsx'),
  ),
  contact: defineScreen(() => import(/* webpackChunkName: "view.contact" */ './contact/ContactScreen.tsx')),
}
