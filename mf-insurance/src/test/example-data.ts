import { Damage } from '@portal/contract/damage'
import { Policy } from '@portal/contract/policy'
import * as v from '@portal/contract/valibot'

export const createExamplePolicy = (given: Partial<v.InferInput<typeof Policy>> = {}): Policy =>
  v.parse(Policy, {
    id: 1,
    name: 'Overlijdensrisicoverzekering',
    mutation_code: 0,
    view_group_name: 'Risicoverzekering',
    agency: 'Merelborg Leven',
    contract_number: 'ORV-440.118',
    start_date: '2020-03-01',
    contract_expiration_date: '2050-03-01',
    total_term_amount: 27.4,
    payment_term: 1,
    descriptions: [{ label: 'Verzekerde', value: 'Anna de Wit' }],
    coverages: [
      { label: 'Uitkering bij overlijden', value: '€ 250.000', method_capital_change: 'Annuïtair dalend' },
    ],
    ...given,
  })

export const createExampleDamage = (given: Partial<v.InferInput<typeof Damage>> = {}): Damage =>
  v.parse(Damage, {
    id: 1,
    type: 'home',
    cause: 'Waterschade',
    date: '2026-11-03',
    description: 'Lekkage onder de keukenvloer.',
    estimated: 2350,
    policy_contract_number: 'WON-61.220',
    status: 'In behandeling',
    ...given,
  })
