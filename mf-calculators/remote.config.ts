import type { AccessGate } from '@portal/contract/remote-registry'
import type { Tenant } from '@portal/contract/tenant'
import { featureGates } from '@portal/domain/feature-gate'
import { defineRemoteConfig } from '@portal/remote-kit/config'
import type remote from './src/remote.tsx'
import type texts from './src/texts/nl.json'

/**
 * Creates the access gate of a calculator, which allows access if the tenant has this key of the calculation service
 * (TENANT-18, TENANT-19).
 */
const createServiceKeyGate = (key: keyof Tenant & `${string}_key`): AccessGate => ({
  flags: [{ name: key, absent: 'off' }],
  subject: 'home',
})

/** Adds the mortgage flag to an access gate. A tenant without mortgages has no calculator about debt (TENANT-11). */
const requireMortgages = ({ flags = [], ...gate }: AccessGate): AccessGate => ({
  ...gate,
  flags: [...flags, ...(featureGates.mortgages.flags ?? [])],
})

/** Changes an access gate so that customers of a partner insurer have no access (TENANT-24). */
const excludePartnerInsurer = (gate: AccessGate): AccessGate => ({ ...gate, customers: 'others' })

export default defineRemoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  widgets: {
    'maximum-mortgage': './src/widget/maximum-mortgage/main.tsx',
    sustainability: './src/widget/sustainability/main.tsx',
  },
  contributes: {
    slots: [
      { slot: 'dashboard.scenarios', view: 'tiles', order: 10, gate: { subject: 'home' } },
      {
        slot: 'calculator.scenarios',
        view: 'scenarios',
        order: 10,
        gate: requireMortgages(createServiceKeyGate('scenarios_key')),
      },
      {
        slot: 'calculator.maximum_mortgage',
        view: 'maximumMortgage',
        order: 10,
        gate: excludePartnerInsurer(createServiceKeyGate('maximum_mortgage_key')),
      },
      {
        slot: 'calculator.sustainability',
        view: 'sustainability',
        order: 10,
        gate: excludePartnerInsurer(createServiceKeyGate('sustainability_key')),
      },
      {
        slot: 'calculator.refinance',
        view: 'refinance',
        order: 10,
        gate: requireMortgages(createServiceKeyGate('refinance_key')),
      },
    ],
  },
})
