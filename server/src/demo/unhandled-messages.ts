import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { seedAdviceRequests } from './demo-advice-requests.ts'
import type { Timeline } from './demo-timeline.ts'
import type { FindDemoCustomer } from './find-demo-customer.ts'

type UnhandledMessage = Omit<typeof tenantInbox.$inferInsert, 'customerId'>

const createUnhandledMessages = (timeline: Timeline): Readonly<Record<string, UnhandledMessage[]>> => ({
  'zuider/lotte': [
    {
      kind: 'message',
      screen: 'contact',
      category: 'anders',
      subject: 'Tweede hypotheek',
      content: 'We willen de zolder verbouwen. Kan dat met een tweede hypotheek, en wat kost dat per maand?',
      createdAt: timeline.moment({ days: -4 }),
    },
  ],
  'zuider/maarten': [
    {
      kind: 'message',
      screen: 'schades',
      subject: 'Waterschade',
      content:
        'De wasmachine is gisteravond overgelopen. De vloer van de badkamer en het plafond eronder zijn nat.',
      createdAt: timeline.moment({ hours: -5 }),
    },
  ],
  'noorder/bart': [
    {
      kind: 'message',
      screen: 'contact',
      category: 'refinance',
      subject: 'Rente',
      content: 'Mijn rentevaste periode loopt volgend jaar af. Wanneer kunnen we daarover praten?',
      createdAt: timeline.moment({ days: -2 }),
    },
  ],
})

export async function seedUnhandledMessages(
  db: Database,
  findCustomer: FindDemoCustomer,
  timeline: Timeline,
): Promise<void> {
  for (const [who, rows] of Object.entries(createUnhandledMessages(timeline))) {
    const [tenant = '', username = ''] = who.split('/')
    const { id: customerId } = findCustomer(tenant, username)
    await db.insert(tenantInbox).values(rows.map((row) => ({ ...row, customerId })))
  }
  const [sofie, lotte] = [findCustomer('zuider', 'sofie'), findCustomer('zuider', 'lotte')]
  await seedAdviceRequests(db, { sofie: sofie.id, lotte: lotte.id }, timeline)
  await seedProposedEdit(db, lotte, timeline)
}

async function seedProposedEdit(
  db: Database,
  { id, facts }: ReturnType<FindDemoCustomer>,
  timeline: Timeline,
): Promise<void> {
  const mobile = { before: facts.mobile ?? null, after: '0687654321' }
  await db
    .update(customers)
    .set({ facts: { ...facts, mobile: mobile.after } })
    .where(eq(customers.id, id))
  await db.insert(tenantInbox).values({
    customerId: id,
    kind: 'edit',
    screen: 'contact_details',
    content: JSON.stringify({ mobile: mobile.after }),
    changes: [
      {
        record: `customer/${id}`,
        before: { facts: { mobile: mobile.before } },
        after: { facts: { mobile: mobile.after } },
      },
    ],
    createdAt: timeline.moment({ days: -1 }),
  })
}
