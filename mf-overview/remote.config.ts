import { getAppointments, getAppointmentTypes, getBookableAdvisers } from '@portal/contract/appointment'
import { createPageRead } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getDossiers } from '@portal/contract/dossier'
import type { SlotName } from '@portal/contract/extension-points'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getObligations } from '@portal/contract/obligation'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { getTasks } from '@portal/contract/task'
import { defineRemoteConfig } from '@portal/remote-kit/config'
import { appointmentsSkeleton } from './src/appointments/appointments-skeleton.ts'
import { contactSkeleton } from './src/contact/contact-skeleton.ts'
import { dashboardSkeleton } from './src/dashboard/dashboard-skeleton.ts'
import type remote from './src/remote.tsx'
import { servicesSkeleton } from './src/services/services-skeleton.ts'
import { figuresScreenSkeleton } from './src/shared/figures-skeleton.ts'
import { overviewAccessGates } from './src/shared/overview-access-gates.ts'
import type texts from './src/texts/nl.json'

const audience = 'customer' as const
const incomePrefetches = [createPageRead(getIncomes), createPageRead(getPartnerIncomes)]
const pensionPrefetches = [createPageRead(getRetirements), createPageRead(getPartnerRetirements)]
const peoplePrefetches = [createPageRead(getCustomer), createPageRead(getFamily)]
const aboveFoldSlots: SlotName[] = ['dashboard.counters', 'dashboard.home', 'dashboard.feed']
const dashboardRoute = {
  view: 'dashboard' as const,
  title: 'dashboard' as const,
  audience,
  shows: aboveFoldSlots,
  /** API calls that the page server prefetches for the next step; those of the slots above the fold follow. */
  reads: [createPageRead(getTasks), createPageRead(getCustomer)],
}

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
      { id: 'dashboard', path: '/dashboard', ...dashboardRoute },
      { id: 'overzicht', path: '/overzicht', ...dashboardRoute },
      {
        id: 'inkomen',
        path: '/inkomen',
        view: 'income',
        title: 'income',
        audience,
        gate: overviewAccessGates.income,
        reads: [...incomePrefetches, ...peoplePrefetches],
      },
      {
        id: 'pensioen',
        path: '/pensioen',
        view: 'pension',
        title: 'pension',
        audience,
        gate: overviewAccessGates.pension,
        reads: [...pensionPrefetches, ...peoplePrefetches],
      },
      {
        id: 'verplichtingen',
        path: '/verplichtingen',
        view: 'obligations',
        title: 'obligations',
        audience,
        gate: overviewAccessGates.obligations,
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
        gate: overviewAccessGates.appointments,
        reads: [
          createPageRead(getAppointmentTypes),
          createPageRead(getBookableAdvisers),
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
        count: { reads: incomePrefetches, orAmounts: ['gross_annual_income'] },
        gate: overviewAccessGates.income,
      },
      {
        route: 'pensioen',
        section: 'menu',
        order: 30,
        icon: 'sun',
        label: 'pension',
        count: {
          reads: pensionPrefetches,
          orAmounts: ['gross_annual_old_age_pension_amount', 'gross_annual_employment_pension_amount'],
        },
        gate: overviewAccessGates.pension,
      },
      {
        route: 'verplichtingen',
        section: 'menu',
        order: 70,
        icon: 'card',
        label: 'obligations',
        gate: overviewAccessGates.obligations,
      },
      { route: 'services', section: 'menu', order: 80, icon: 'tools', label: 'services' },
      {
        route: 'afspraken',
        section: 'menu',
        order: 88,
        icon: 'calendar',
        label: 'appointments',
        gate: overviewAccessGates.appointments,
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
