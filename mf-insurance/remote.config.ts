import { createPageRead } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getDamages } from '@portal/contract/damage'
import { getDocuments } from '@portal/contract/document'
import { getPolicies } from '@portal/contract/policy'
import { defineRemoteConfig } from '@portal/remote-kit/config'
import { damagesSkeleton } from './src/damages/damages-skeleton.ts'
import { policiesSkeleton } from './src/policies/policies-skeleton.ts'
import type remote from './src/remote.tsx'
import { insuranceGate as gate } from './src/shared/insurance-gate.ts'
import type texts from './src/texts/nl.json'

const audience = 'customer'
const policiesRead = createPageRead(getPolicies)

export default defineRemoteConfig<typeof remote, typeof texts>({
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
        reads: [policiesRead, createPageRead(getCustomer)],
      },
      {
        id: 'schade-melden',
        path: '/schades/melden',
        view: 'report',
        title: 'report',
        audience,
        gate: { ...gate, subject: 'messages:change' },
        reads: [policiesRead],
      },
      {
        id: 'schades',
        path: '/schades/:id?',
        view: 'damages',
        title: 'damages',
        audience,
        gate,
        reads: [createPageRead(getDamages), createPageRead(getDocuments)],
      },
    ],
    nav: [
      {
        route: 'verzekeringen',
        section: 'menu',
        order: 60,
        icon: 'umbrella',
        label: 'policies',
        count: { reads: [policiesRead], only: 'shown_policies' },
        gate,
      },
      { route: 'schades', section: 'menu', order: 65, icon: 'lifebuoy', label: 'damages', gate },
    ],
    slots: [{ slot: 'dashboard.policies', view: 'premiums', order: 10, gate, reads: [policiesRead] }],
  },
})
