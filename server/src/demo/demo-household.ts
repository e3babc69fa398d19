import type { AccessRights, PartnerConsents } from '@portal/contract/household'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { householdGrants } from '../database/tables/household.ts'
import type { Timeline } from './timeline.ts'

interface InvitedMember {
  username: string
  first: string
  last: string
  kind: 'partner' | 'delegate'
  rights: AccessRights
  consents: PartnerConsents | null
  endsAt: Date | null
}

const createInvitedMembers = (when: Timeline): InvitedMember[] => [
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
    endsAt: when.moment({ months: 6 }),
  },
]

/** Grants the partner and an accountant access to a demo customer's file (DEMO-31). */
export async function seedHousehold(
  db: Database,
  tenantId: number,
  when: Timeline,
  passwordHash: string,
): Promise<void> {
  const [anna] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.username, 'anna')))
  if (!anna) return
  for (const { username, first, last, ...grant } of createInvitedMembers(when)) {
    const email = `${username}@example.nl`
    const facts = { first_name: first, last_name: last }
    const [person] = await db
      .insert(customers)
      .values({ tenantId, username, email, hasFile: false, passwordHash, facts })
      .returning()
    if (!person) throw new Error('a person of the demo was not stored')
    await db.insert(householdGrants).values({
      ...grant,
      ...{ customerId: anna.id, tenantId, personId: person.id, name: `${first} ${last}`, email },
      ...{ givenAt: when.moment({ days: -40 }), acceptedAt: when.moment({ days: -39 }) },
    })
  }
}
