import type { Timeline } from './demo-timeline.ts'

/** A damage with its payments and document requests, with field names of the tenant API. */
export interface DemoDamage {
  data: object
  payments?: object[]
  requests?: object[]
}

/** Creates damages of all six types, with payments to each kind of receiver (DAMAGE-02, DAMAGE-03). */
const createAnnaDamages = (timeline: Timeline): DemoDamage[] => [
  {
    data: {
      type: 'home',
      cause: 'Waterschade',
      date: timeline.date({ days: -18 }),
      description: 'Lekkage onder de keukenvloer, parket beschadigd.',
      estimated: 2350,
      policy_contract_number: 'WON-61.220',
      status: 'In behandeling',
      pay_to: 'repairer',
    },
    payments: [{ amount: 900, date: timeline.date({ days: -4 }), pay_to: 'repairer' }],
    requests: [
      { name: 'Foto’s van de schade' },
      { name: 'Offerte herstel', received: true, completed: true },
    ],
  },
  {
    data: {
      type: 'vehicle',
      cause: 'Aanrijding',
      date: timeline.date({ months: -3 }),
      description: 'Aanrijding op een parkeerterrein, deur rechtsachter.',
      estimated: 1480,
      policy_contract_number: 'AUT-9.310',
      settled: true,
      status: 'Afgehandeld',
      pay_to: 'repairer',
      seen_by_customer: timeline.moment({ months: -2 }),
    },
    payments: [{ amount: 1330, date: timeline.date({ months: -2 }), pay_to: 'repairer' }],
  },
  {
    data: {
      type: 'liability',
      cause: 'Schade aan derden',
      date: timeline.date({ months: -6 }),
      description: 'Tijn trapte een bal door de ruit van de buren.',
      estimated: 310,
      settled: true,
      status: 'Afgehandeld',
      pay_to: 'other',
      seen_by_customer: timeline.moment({ months: -5 }),
    },
    payments: [{ amount: 310, date: timeline.date({ months: -5 }), pay_to: 'other' }],
  },
  {
    data: {
      type: 'travel',
      cause: 'Annulering',
      date: timeline.date({ months: -9 }),
      description: 'Reis geannuleerd door ziekte.',
      estimated: 1120,
      settled: true,
      status: 'Afgehandeld',
      pay_to: 'customer',
      seen_by_customer: timeline.moment({ months: -8 }),
    },
    payments: [
      { amount: 600, date: timeline.date({ months: -8 }), pay_to: 'customer' },
      { amount: 420, date: timeline.date({ months: -7 }), pay_to: 'customer' },
    ],
  },
  {
    data: {
      type: 'theft',
      cause: 'Diefstal fiets',
      date: timeline.date({ months: -14 }),
      description: 'Elektrische fiets gestolen bij het station.',
      estimated: 1900,
      settled: true,
      status: 'Afgehandeld',
      pay_to: 'customer',
      seen_by_customer: timeline.moment({ months: -13 }),
    },
    payments: [{ amount: 1650, date: timeline.date({ months: -12 }), pay_to: 'customer' }],
  },
  {
    data: {
      type: 'other',
      cause: 'Storm',
      date: timeline.date({ months: -20 }),
      description: 'Tuinscherm omgewaaid; niet verzekerd.',
      estimated: 260,
      settled: true,
      status: 'Afgewezen',
      seen_by_customer: timeline.moment({ months: -19 }),
    },
  },
]

export const createDemoDamages = (timeline: Timeline): Readonly<Record<string, DemoDamage[]>> => ({
  anna: createAnnaDamages(timeline),
})
