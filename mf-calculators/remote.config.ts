import { defineRemoteConfig } from '@portal/remote-kit/config'
import type remote from './src/remote.tsx'
import {
  createServiceKeyGate,
  excludePartnerInsurer,
  requireMortgages,
} from './src/shared/calculator-access-gates.ts'
import type texts from './src/texts/nl.json'

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
