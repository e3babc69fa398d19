import type { Timeline } from './demo-timeline.ts'

/** A damage with its payments and document requests, with field names of the tenant API. */
export interface DemoDamage {
  data: object
  payments?: object[]
  requests?: object[]
}

/** Creates damages of all six types, with payments to each kind of receiver (DAMAGE-02, DAMAGE-03). */
function createAnnaDamages(timeline: Timeline): DemoDamage[] {
  const createSettledDamage = (
    type: string,
    cause: string,
    monthsAgo: number,
    {
      payments,
      ...fields
    }: { payments: [amount: number, monthsAgo: number][]; pay_to?: string } & Readonly<
      Record<string, unknown>
    >,
  ): DemoDamage => ({
    data: {
      type,
      cause,
      date: timeline.date({ months: -monthsAgo }),
      settled: true,
      status: 'Afgehandeld',
      seen_by_customer: timeline.moment({ months: 1 - monthsAgo }),
      ...fields,
    },
    payments: payments.map(([amount, paidMonthsAgo]) => ({
      amount,
      date: timeline.date({ months: -paidMonthsAgo }),
      pay_to: fields.pay_to,
    })),
  })
  return [
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
    createSettledDamage('vehicle', 'Aanrijding', 3, {
      description: 'Aanrijding op een parkeerterrein, deur rechtsachter.',
      estimated: 1480,
      policy_contract_number: 'AUT-9.310',
      pay_to: 'repairer',
      payments: [[1330, 2]],
    }),
    createSettledDamage('liability', 'Schade aan derden', 6, {
      description: 'Tijn trapte een bal door de ruit van de buren.',
      estimated: 310,
      pay_to: 'other',
      payments: [[310, 5]],
    }),
    createSettledDamage('travel', 'Annulering', 9, {
      description: 'Reis geannuleerd door ziekte.',
      estimated: 1120,
      pay_to: 'customer',
      payments: [
        [600, 8],
        [420, 7],
      ],
    }),
    createSettledDamage('theft', 'Diefstal fiets', 14, {
      description: 'Elektrische fiets gestolen bij het station.',
      estimated: 1900,
      pay_to: 'customer',
      payments: [[1650, 12]],
    }),
    createSettledDamage('other', 'Storm', 20, {
      description: 'Tuinscherm omgewaaid; niet verzekerd.',
      estimated: 260,
      status: 'Afgewezen',
      payments: [],
    }),
  ]
}

export const createDemoDamages = (timeline: Timeline): Readonly<Record<string, DemoDamage[]>> => ({
  anna: createAnnaDamages(timeline),
})
