import type { damagePayments, damageProgress, damages } from '../database/tables/damage.ts'
import type { Timeline } from './timeline.ts'

type Row = Omit<typeof damages.$inferInsert, 'customerId'>
type Payment = Omit<typeof damagePayments.$inferInsert, 'customerId' | 'damageId'>
type Progress = Pick<typeof damageProgress.$inferInsert, 'name' | 'comment' | 'received' | 'completed'>

/** A damage report of the demo. */
export interface DamagePlan {
  row: Row
  payments?: Payment[]
  progress?: Progress[]
}

/** Damage reports of all six types, with payments to each kind of receiver (DAMAGE-02, DAMAGE-03). */
const annas = (when: Timeline): DamagePlan[] => [
  {
    row: {
      type: 'home',
      cause: 'Waterschade',
      date: when.date({ days: -18 }),
      description: 'Lekkage onder de keukenvloer, parket beschadigd.',
      estimated: 2350,
      policyContractNumber: 'WON-61.220',
      status: 'In behandeling',
      payTo: 'repairer',
    },
    payments: [{ amount: 900, date: when.date({ days: -4 }), payTo: 'repairer' }],
    progress: [
      { name: 'Foto’s van de schade' },
      { name: 'Offerte herstel', received: true, completed: true },
    ],
  },
  {
    row: {
      type: 'vehicle',
      cause: 'Aanrijding',
      date: when.date({ months: -3 }),
      description: 'Aanrijding op een parkeerterrein, deur rechtsachter.',
      estimated: 1480,
      policyContractNumber: 'AUT-9.310',
      settled: true,
      status: 'Afgehandeld',
      payTo: 'repairer',
      seenAt: when.moment({ months: -2 }),
    },
    payments: [{ amount: 1330, date: when.date({ months: -2 }), payTo: 'repairer' }],
  },
  {
    row: {
      type: 'liability',
      cause: 'Schade aan derden',
      date: when.date({ months: -6 }),
      description: 'Tijn trapte een bal door de ruit van de buren.',
      estimated: 310,
      settled: true,
      status: 'Afgehandeld',
      payTo: 'other',
      seenAt: when.moment({ months: -5 }),
    },
    payments: [{ amount: 310, date: when.date({ months: -5 }), payTo: 'other' }],
  },
  {
    row: {
      type: 'travel',
      cause: 'Annulering',
      date: when.date({ months: -9 }),
      description: 'Reis geannuleerd door ziekte.',
      estimated: 1120,
      settled: true,
      status: 'Afgehandeld',
      payTo: 'customer',
      seenAt: when.moment({ months: -8 }),
    },
    payments: [
      { amount: 600, date: when.date({ months: -8 }), payTo: 'customer' },
      { amount: 420, date: when.date({ months: -7 }), payTo: 'customer' },
    ],
  },
  {
    row: {
      type: 'theft',
      cause: 'Diefstal fiets',
      date: when.date({ months: -14 }),
      description: 'Elektrische fiets gestolen bij het station.',
      estimated: 1900,
      settled: true,
      status: 'Afgehandeld',
      payTo: 'customer',
      seenAt: when.moment({ months: -13 }),
    },
    payments: [{ amount: 1650, date: when.date({ months: -12 }), payTo: 'customer' }],
  },
  {
    row: {
      type: 'other',
      cause: 'Storm',
      date: when.date({ months: -20 }),
      description: 'Tuinscherm omgewaaid; niet verzekerd.',
      estimated: 260,
      settled: true,
      status: 'Afgewezen',
      seenAt: when.moment({ months: -19 }),
    },
  },
]

/** The damage reports of the demo, by user name. */
export const demoDamages = (when: Timeline): Readonly<Record<string, DamagePlan[]>> => ({ anna: annas(when) })
