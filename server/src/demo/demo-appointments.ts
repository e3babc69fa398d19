import type { Timeline } from './demo-timeline.ts'

const adviceCategory = { category_id: 1, category: 'Hypotheekadvies', buffer: 15 }
const aftercareCategory = { category_id: 2, category: 'Nazorg', buffer: 15 }

/**
 * Creates the appointment types of a tenant. One can be booked by staff only; customers see another one, but their
 * bookings of it are rejected (DEMO-26).
 */
export const createDemoAppointmentTypes = (isFormal: boolean) => [
  {
    ...adviceCategory,
    name: 'Oriëntatiegesprek',
    description: 'Kennismaken, vrijblijvend.',
    price: 0,
    duration: 60,
    canBeBookedByConsumer: true,
    customFields: [{ name: 'onderwerp', label: 'Onderwerp van het gesprek', type: 'text' }],
  },
  {
    ...adviceCategory,
    name: 'Adviesgesprek',
    description: 'Alleen na overleg.',
    price: 150,
    duration: 90,
    canBeBookedByConsumer: false,
  },
  {
    ...aftercareCategory,
    name: 'Jaarlijks onderhoud',
    description: `We lopen ${isFormal ? 'uw' : 'je'} dossier na.`,
    price: 0,
    duration: 45,
    canBeBookedByConsumer: true,
  },
  {
    ...aftercareCategory,
    name: 'Gesprek over echtscheiding',
    description: `We plannen dit samen met ${isFormal ? 'u' : 'je'}.`,
    price: 0,
    duration: 60,
    canBeBookedByConsumer: true,
    takes_bookings: false,
  },
]

/** Creates an appointment of one hour. `days` counts from today; `begins` is the hour in UTC. */
function createHourSlot(timeline: Timeline, days: number, begins: number) {
  const start = timeline.moment({ days })
  start.setUTCHours(begins, 0, 0, 0)
  return { time_start: start, time_end: new Date(start.getTime() + 3_600_000) }
}

/** Creates the appointments by tenant and user name (DEMO-07, DEMO-30). */
export const createDemoAppointments = (timeline: Timeline): Readonly<Record<string, object[]>> => ({
  'zuider/anna': [
    {
      ...createHourSlot(timeline, 12, 9),
      summary: 'Oriëntatiegesprek',
      description: 'Verduurzamen bespreken',
    },
    { ...createHourSlot(timeline, -60, 13), summary: 'Oriëntatiegesprek' },
  ],
  'zuider/sofie': [{ ...createHourSlot(timeline, 2, 13), summary: 'Maximale hypotheek bespreken' }],
})
