import { getAppointments, getAppointmentTypes, getResources } from '@portal/contract/appointment'
import { createPageRead } from '@portal/contract/call'
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
import { defineRemoteConfig } from '@portal/remote-kit/config'
import { appointmentsSkeleton } from './src/appointments/appointments-skeleton.ts'
import { contactSkeleton } from './src/contact/contact-skeleton.ts'
import { dashboardSkeleton } from './src/dashboard/dashboard-skeleton.ts'
import type remote from './src/remote.tsx'
import { servicesSkeleton } from './src/services/services-skeleton.ts'
import { figuresScreenSkeleton } from './src/shared/figures-skeleton.ts'
import { overviewGates } from './src/shared/overview-gates.ts'
import type texts from './src/texts/nl.json'

const audience = 'customer'
const incomeReads = [createPageRead(getIncomes), createPageRead(getPartnerIncomes)]
const pensionReads = [createPageRead(getRetirements), createPageRead(getPartnerRetirements)]
const aboveFoldSlots: SlotName[] = ['dashboard.counters', 'dashboard.home', 'dashboard.feed']
const peopleReads = [createPageRead(getCustomer), createPageRead(getFamily)]
/** Reads for the parts of the overview that this remote shows without scrolling: the next step and upcoming events. */
const dashboardReads = [
  createPageRead(getTasks),
  ...peopleReads,
  { ...createPageRead(getPolicies), gate: overviewGates.policies },
  { ...createPageRead(getAppointments), gate: overviewGates.appointments },
  { ...createPageRead(getUpcomingEvents), gate: overviewGates.mortgages },
]

export default defineRemoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  skeletons: {
    dashboard: dashboardSkeleton,
    income: figuresScreenSkeleton,
    pension: figuresScreenSkeleton,
    obligations: figuresScreenSkeleton,
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
        shows: aboveFoldSlots,
        reads: dashboardReads,
      },
      {
        id: 'overzicht',
        path: '/overzicht',
        view: 'dashboard',
        title: 'dashboard',
        audience,
        shows: aboveFoldSlots,
        reads: dashboardReads,
      },
      {
        id: 'inkomen',
        path: '/inkomen',
        view: 'income',
        title: 'income',
        audience,
        gate: overviewGates.income,
        reads: [...incomeReads, ...peopleReads],
      },
      {
        id: 'pensioen',
        path: '/pensioen',
        view: 'pension',
        title: 'pension',
        audience,
        gate: overviewGates.pension,
        reads: [...pensionReads, ...peopleReads],
      },
      {
        id: 'verplichtingen',
        path: '/verplichtingen',
        view: 'obligations',
        title: 'obligations',
        audience,
        gate: overviewGates.obligations,
        reads: [createPageRead(getObligations)],
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
        gate: overviewGates.appointments,
        reads: [
          createPageRead(getAppointmentTypes),
          createPageRead(getResources),
          createPageRead(getAppointments),
        ],
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
        count: { reads: incomeReads, orAmounts: ['gross_annual_income'] },
        gate: overviewGates.income,
      },
      {
        route: 'pensioen',
        section: 'menu',
        order: 30,
        icon: 'sun',
        label: 'pension',
        count: {
          reads: pensionReads,
          orAmounts: ['gross_annual_old_age_pension_amount', 'gross_annual_employment_pension_amount'],
        },
        gate: overviewGates.pension,
      },
      {
        route: 'verplichtingen',
        section: 'menu',
        order: 70,
        icon: 'card',
        label: 'obligations',
        gate: overviewGates.obligations,
      },
      { route: 'services', section: 'menu', order: 80, icon: 'tools', label: 'services' },
      {
        route: 'afspraken',
        section: 'menu',
        order: 88,
        icon: 'calendar',
        label: 'appointments',
        gate: overviewGates.appointments,
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
        reads: [createPageRead(getDossiers)],
      },
    ],
  },
})
