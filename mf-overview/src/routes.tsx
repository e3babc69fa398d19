import { screen, slotComponent } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes, and its slot components. */
export const views = {
  dashboard: screen(() => import(/* webpackChunkName: "view.dashboard" */ './dashboard/DashboardScreen.tsx')),
  income: screen(() => import(/* webpackChunkName: "view.income" */ './income/IncomeScreen.tsx')),
  pension: screen(() => import(/* webpackChunkName: "view.pension" */ './pension/PensionScreen.tsx')),
  obligations: screen(
    () => import(/* webpackChunkName: "view.obligations" */ './obligations/ObligationsScreen.tsx'),
  ),
  search: slotComponent(() => import(/* webpackChunkName: "view.search" */ './search/SearchSlot.tsx')),
  dossier: slotComponent(() => import(/* webpackChunkName: "view.dossier" */ './documents/DossierSlot.tsx')),
  services: screen(() => import(/* webpackChunkName: "view.services" */ './services/ServicesScreen.tsx')),
  appointments: screen(
    () => import(/* webpackChunkName: "view.appointments" */ './appointments/AppointmentsScreen.tsx'),
  ),
  contact: screen(() => import(/* webpackChunkName: "view.contact" */ './contact/ContactScreen.tsx')),
}
