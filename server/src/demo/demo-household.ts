import type { AccessRights, PartnerConsents } from '@portal/contract/household'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { accessGrants } from '../database/tables/household.ts'
import type { Timeline } from './demo-timeline.ts'

interface InvitedMember {
  username: string
  first: string
  last: string
  kind: 'partner' | 'delegate'
  rights: AccessRights
  consents: PartnerConsents | null
  endsAt: Date | null
}

const createInvitedMembers = (timeline: Timeline): InvitedMember[] => [
  {
    ...{ username: 'bas', first: 'Bas', last: 'van der Meer', kind: 'partner' },
    rights: {
      home: 'change',
      insurance: 'change',
      savings: 'read',
      documents: 'read',
      appointments: 'change',
    },
    consents: { personal: 'change', income: 'change', pension: 'change' },
    endsAt: null,
  },
  {
    ...{ username: 'els', first: 'Els', last: 'Boekhoud', kind: 'delegate' },
    rights: { income: 'read', pension: 'read', savings: 'read' },
    consents: null,
    endsAt: timeline.moment({ months: 6 }),
  },
]

/** Gives two persons access to a customer's file. They have the customer's password. */
export async function seedDemoHousehold(
  db: Database,
  { id: customerId, tenantId, passwordHash }: typeof customers.$inferSelect,
  timeline: Timeline,
): Promise<void> {
  for (const { username, first, last, ...grant } of createInvitedMembers(timeline)) {
    const email = `${username}@example.nl`
    const facts = { first_name: first, last_name: last }
    const [person] = await db
      .insert(customers)
      .values({ tenantId, username, email, hasFile: false, passwordHash, facts })
      .returning()
    if (!person) throw new Error('a person of the demo was not stored')
    await db.insert(accessGrants).values({
      ...grant,
      ...{ customerId, tenantId, personId: person.id, name: `${first} ${last}`, email },
      ...{ givenAt: timeline.moment({ days: -40 }), acceptedAt: timeline.moment({ days: -39 }) },
    })
  }
}
