import { defineRemote, screen, slotComponent } from '@portal/remote-kit'
import { portal } from 'shell/portal'

export default defineRemote({
  portal,
  texts: {
    nl: () => import(/* webpackChunkName: "text.nl" */ './texts/nl.json'),
    nl_u: () => import(/* webpackChunkName: "text.nl_u" */ './texts/nl_u.json'),
    en: () => import(/* webpackChunkName: "text.en" */ './texts/en.json'),
    en_u: () => import(/* webpackChunkName: "text.en_u" */ './texts/en_u.json'),
    de: () => import(/* webpackChunkName: "text.de" */ './texts/de.json'),
    de_u: () => import(/* webpackChunkName: "text.de_u" */ './texts/de_u.json'),
  },
  views: {
    dashboard: screen(
      () => import(/* webpackChunkName: "view.dashboard" */ './dashboard/DashboardScreen.tsx'),
    ),
    income: screen(() => import(/* webpackChunkName: "view.income" */ './income/IncomeScreen.tsx')),
    pension: screen(() => import(/* webpackChunkName: "view.pension" */ './pension/PensionScreen.tsx')),
    obligations: screen(
      () => import(/* webpackChunkName: "view.obligations" */ './obligations/ObligationsScreen.tsx'),
    ),
    search: slotComponent(() => import(/* webpackChunkName: "view.search" */ './search/SearchSlot.tsx')),
    dossier: slotComponent(
      () => import(/* webpackChunkName: "view.dossier" */ './parts/dossier/DossierSlot.tsx'),
    ),
    services: screen(() => import(/* webpackChunkName: "view.services" */ './services/ServicesScreen.tsx')),
    appointments: screen(
      () => import(/* webpackChunkName: "view.appointments" */ './appointments/AppointmentsScreen.tsx'),
    ),
    contact: screen(() => import(/* webpackChunkName: "view.contact" */ './contact/ContactScreen.tsx')),
  },
})
