import { getAppointments, getAppointmentTypes, getResources } from '@portal/contract/appointment'
import { readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getDossiers } from '@portal/contract/dossier'
import type { SlotName } from '@portal/contract/extension-points'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getObligations } from '@portal/contract/obligation'
import { getPolicies } from '@portal/contract/policy'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { getTasks } from '@portal/contract/task'
import { getUpcomingEvents } from '@portal/contract/upcoming-events'
import { remoteConfig } from '@portal/remote-kit/config'
import { appointmentsSkeleton } from './src/appointments/skeleton.ts'
import { contactSkeleton } from './src/contact/skeleton.ts'
import { dashboardSkeleton } from './src/dashboard/skeleton.ts'
import type remote from './src/remote.tsx'
import { servicesSkeleton } from './src/services/skeleton.ts'
import { gates } from './src/shared/gates.ts'
import { figuresSkeleton } from './src/shared/skeleton.ts'
import type texts from './src/texts/nl.json'

const audience = 'customer'
const incomes = [readOf(getIncomes), readOf(getPartnerIncomes)]
const pensions = [readOf(getRetirements), readOf(getPartnerRetirements)]
/** Slots that the overview shows without scrolling. */
const shows: SlotName[] = ['dashboard.counters', 'dashboard.home', 'dashboard.feed']
const people = [readOf(getCustomer), readOf(getFamily)]
/** Slots of this remote that the overview shows at once: the next step and upcoming events. */
const first = [
  readOf(getTasks),
  ...people,
  { ...readOf(getPolicies), gate: gates.policies },
  { ...readOf(getAppointments), gate: gates.appointments },
  { ...readOf(getUpcomingEvents), gate: gates.mortgages },
]

export default remoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  skeletons: {
    dashboard: dashboardSkeleton,
    income: figuresSkeleton,
    pension: figuresSkeleton,
    obligations: figuresSkeleton,
    services: servicesSkeleton,
    appointments: appointmentsSkeleton,
    contact: contactSkeleton,
  },
  contributes: {
    routes: [
      {
        id: 'dashboard',
        path: '/dashboard',
        view: 'dashboard',
        title: 'dashboard',
        audience,
        shows,
        reads: first,
      },
      {
        id: 'overzicht',
        path: '/overzicht',
        view: 'dashboard',
        title: 'dashboard',
        audience,
        shows,
        reads: first,
      },
      {
        id: 'inkomen',
        path: '/inkomen',
        view: 'income',
        title: 'income',
        audience,
        gate: gates.income,
        reads: [...incomes, ...people],
      },
      {
        id: 'pensioen',
        path: '/pensioen',
        view: 'pension',
        title: 'pension',
        audience,
        gate: gates.pension,
        reads: [...pensions, ...people],
      },
      {
        id: 'verplichtingen',
        path: '/verplichtingen',
        view: 'obligations',
        title: 'obligations',
        audience,
        gate: gates.obligations,
        reads: [readOf(getObligations)],
      },
      {
        id: 'services',
        path: '/services',
        view: 'services',
        title: 'services',
        audience,
        gate: { subject: 'home' },
      },
      {
        id: 'afspraken',
        path: '/afspraken',
        view: 'appointments',
        title: 'appointments',
        audience,
        gate: gates.appointments,
        reads: [readOf(getAppointmentTypes), readOf(getResources), readOf(getAppointments)],
      },
      {
        id: 'contact',
        path: '/contact',
        view: 'contact',
        title: 'contact',
        audience,
        gate: { subject: 'messages:change' },
      },
    ],
    nav: [
      { route: 'dashboard', section: 'menu', order: 10, icon: 'home', label: 'dashboard' },
      {
        route: 'inkomen',
        section: 'menu',
        order: 20,
        icon: 'coins',
        label: 'income',
        count: { reads: incomes, orAmounts: ['gross_annual_income'] },
        gate: gates.income,
      },
      {
        route: 'pensioen',
        section: 'menu',
        order: 30,
        icon: 'sun',
        label: 'pension',
        count: {
          reads: pensions,
          orAmounts: ['gross_annual_old_age_pension_amount', 'gross_annual_employment_pension_amount'],
        },
        gate: gates.pension,
      },
      {
        route: 'verplichtingen',
        section: 'menu',
        order: 70,
        icon: 'card',
        label: 'obligations',
        gate: gates.obligations,
      },
      { route: 'services', section: 'menu', order: 80, icon: 'tools', label: 'services' },
      {
        route: 'afspraken',
        section: 'menu',
        order: 88,
        icon: 'calendar',
        label: 'appointments',
        gate: gates.appointments,
      },
      { route: 'contact', section: 'menu', order: 90, icon: 'chat', label: 'contact' },
    ],
    slots: [
      { slot: 'header.search', view: 'search', order: 10 },
      {
        slot: 'documents.aside',
        view: 'dossier',
        order: 10,
        gate: { subject: 'own-file' },
        reads: [readOf(getDossiers)],
      },
    ],
  },
})
