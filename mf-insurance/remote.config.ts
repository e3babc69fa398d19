import { readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getDamages } from '@portal/contract/damage'
import { getDocuments } from '@portal/contract/document'
import { getPolicies } from '@portal/contract/policy'
import { remoteConfig } from '@portal/remote-kit/config'
import { damagesSkeleton } from './src/damages/skeleton.ts'
import { policiesSkeleton } from './src/policies/skeleton.ts'
import type remote from './src/remote.tsx'
import { insuranceGate as gate } from './src/shared/gates.ts'
import type texts from './src/texts/nl.json'

const audience = 'customer'
const policies = readOf(getPolicies)

export default remoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  skeletons: {
    policies: policiesSkeleton,
    damages: damagesSkeleton,
  },
  contributes: {
    routes: [
      {
        id: 'verzekeringen',
        path: '/verzekeringen/:id?',
        view: 'policies',
        title: 'policies',
        audience,
        gate,
        reads: [policies, readOf(getCustomer)],
      },
      {
        id: 'schade-melden',
        path: '/schades/melden',
        view: 'report',
        title: 'report',
        audience,
        gate: { ...gate, subject: 'messages:change' },
        reads: [policies],
      },
      {
        id: 'schades',
        path: '/schades/:id?',
        view: 'damages',
        title: 'damages',
        audience,
        gate,
        reads: [readOf(getDamages), readOf(getDocuments)],
      },
    ],
    nav: [
      {
        route: 'verzekeringen',
        section: 'menu',
        order: 60,
        icon: 'umbrella',
        label: 'policies',
        count: { reads: [policies], only: 'shown_policies' },
        gate,
      },
      { route: 'schades', section: 'menu', order: 65, icon: 'lifebuoy', label: 'damages', gate },
    ],
    slots: [{ slot: 'dashboard.policies', view: 'premiums', order: 10, gate, reads: [policies] }],
  },
})
