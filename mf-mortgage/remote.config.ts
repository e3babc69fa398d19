import { readOf } from '@portal/contract/call'
import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { remoteConfig } from '@portal/remote-kit/config'
import { livingSkeleton } from './src/living/skeleton.ts'
import { mortgagesSkeleton } from './src/mortgages/skeleton.ts'
import type remote from './src/remote.tsx'
import { mortgageGate as gate } from './src/shared/gates.ts'
import type texts from './src/texts/nl.json'

const mortgages = readOf(getMortgages)

export default remoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  skeletons: {
    mortgages: mortgagesSkeleton,
    living: livingSkeleton,
  },
  contributes: {
    routes: [
      {
        id: 'hypotheek',
        path: '/hypotheek/:id?',
        view: 'mortgages',
        title: 'mortgages',
        audience: 'customer',
        gate,
        reads: [mortgages, readOf(getLiving)],
      },
      {
        id: 'wonen',
        path: '/wonen',
        view: 'living',
        title: 'living',
        audience: 'customer',
        gate: { subject: 'home' },
        reads: [readOf(getLiving)],
      },
    ],
    nav: [
      { route: 'wonen', section: 'menu', order: 40, icon: 'door', label: 'living' },
      {
        route: 'hypotheek',
        section: 'menu',
        order: 50,
        icon: 'key',
        label: 'mortgages',
        count: { reads: [mortgages] },
        gate,
      },
    ],
    slots: [
      { slot: 'dashboard.application', view: 'application', order: 10, gate },
      {
        slot: 'dashboard.home',
        view: 'home',
        order: 10,
        gate: { subject: 'home' },
        reads: [{ ...mortgages, gate }, readOf(getLiving)],
      },
      { slot: 'profile.property', view: 'property', order: 10, gate: { subject: 'home' } },
    ],
  },
})
