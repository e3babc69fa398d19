import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { appointments } from '../database/tables/appointment.ts'
import { customers } from '../database/tables/customer.ts'
import { tasks } from '../database/tables/task.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import type { Timeline } from './timeline.ts'

type Sent = Omit<typeof tenantInbox.$inferInsert, 'customerId'>

/** What customers of the demo sent to their firm and nobody dealt with yet (DEMO-30). */
const sent = (when: Timeline): Readonly<Record<string, Sent[]>> => ({
  'zuider/lotte': [
    {
      kind: 'message',
      screen: 'contact',
      category: 'anders',
      subject: 'Tweede hypotheek',
      content: 'We willen de zolder verbouwen. Kan dat met een tweede hypotheek, en wat kost dat per maand?',
      createdAt: when.moment({ days: -4 }),
    },
  ],
  'zuider/maarten': [
    {
      kind: 'message',
      screen: 'schades',
      subject: 'Waterschade',
      content:
        'De wasmachine is gisteravond overgelopen. De vloer van de badkamer en het plafond eronder zijn nat.',
      createdAt: when.moment({ hours: -5 }),
    },
  ],
  'zuider/sofie': [
    {
      kind: 'lead',
      screen: 'maximum_mortgage',
      category: 'maximum_mortgage',
      subject: 'maximum_mortgage',
      content:
        'Naam: Sofie Hendrix\nTelefoon: 0612345678\nE-mail: sofie@example.nl\nWil advies over: de maximale hypotheek\nNieuwsbrief: nee\nToestemming om contact op te nemen: ja',
      createdAt: when.moment({ days: -1 }),
    },
  ],
  'noorder/bart': [
    {
      kind: 'message',
      screen: 'contact',
      category: 'refinance',
      subject: 'Rente',
      content: 'Mijn rentevaste periode loopt volgend jaar af. Wanneer kunnen we daarover praten?',
      createdAt: when.moment({ days: -2 }),
    },
  ],
})

/** Stores what waits for the staff of the demo's firms: what customers sent, a change, an appointment, a task that is late. */
export async function seedWaiting(
  db: Database,
  idOf: (customer: string) => number,
  offered: { typeId: number; resourceId: number } | null,
  when: Timeline,
): Promise<void> {
  for (const [customer, rows] of Object.entries(sent(when)))
    await db.insert(tenantInbox).values(rows.map((row) => ({ ...row, customerId: idOf(customer) })))
  await seedEdit(db, idOf('zuider/lotte'), when)
  await db.insert(tasks).values({
    customerId: idOf('zuider/maarten'),
    title: 'Geef de meterstanden door',
    date: when.date({ days: -3 }),
    createdAt: when.moment({ days: -20 }),
  })
  if (!offered) return
  const start = when.moment({ days: 2 })
  start.setUTCHours(13, 0, 0, 0)
  const end = new Date(start.getTime() + 3_600_000)
  const what = { start, end, summary: 'Maximale hypotheek bespreken' }
  await db.insert(appointments).values({ ...offered, ...what, customerId: idOf('zuider/sofie') })
}

/** A change of a number that its customer made. */
async function seedEdit(db: Database, customerId: number, when: Timeline): Promise<void> {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId))
  const mobile = { before: row?.facts.mobile ?? null, after: '0687654321' }
  await db
    .update(customers)
    .set({ facts: { ...(row?.facts ?? {}), mobile: mobile.after } as NonNullable<typeof row>['facts'] })
    .where(eq(customers.id, customerId))
  await db.insert(tenantInbox).values({
    customerId,
    kind: 'edit',
    screen: 'contact_details',
    content: JSON.stringify({ mobile: mobile.after }),
    changes: [
      {
        record: `customer/${customerId}`,
        before: { facts: { mobile: mobile.before } },
        after: { facts: { mobile: mobile.after } },
      },
    ],
    createdAt: when.moment({ days: -1 }),
  })
}
