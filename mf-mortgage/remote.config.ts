import { createPageRead } from '@portal/contract/call'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { defineRemoteConfig } from '@portal/remote-kit/config'
import { livingSkeleton } from './src/living/living-skeleton.ts'
import { mortgagesSkeleton } from './src/mortgages/mortgages-skeleton.ts'
import type remote from './src/remote.tsx'
import { mortgageAccessGate as gate } from './src/shared/mortgage-access-gate.ts'
import type texts from './src/texts/nl.json'

const mortgagesPrefetch = createPageRead(getMortgages)

export default defineRemoteConfig<typeof remote, typeof texts>({
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
        reads: [mortgagesPrefetch, createPageRead(getLivingDetails)],
      },
      {
        id: 'wonen',
        path: '/wonen',
        view: 'living',
        title: 'living',
        audience: 'customer',
        gate: { subject: 'home' },
        reads: [createPageRead(getLivingDetails)],
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
        count: { reads: [mortgagesPrefetch] },
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
        reads: [{ ...mortgagesPrefetch, gate }, createPageRead(getLivingDetails)],
      },
      { slot: 'profile.property', view: 'property', order: 10, gate: { subject: 'home' } },
    ],
  },
})
