import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { activations, mailedTokens } from '../database/tables/one-time-secrets.ts'
import { hashSecret } from '../sessions/secret-token.ts'
import type { Timeline } from './timeline.ts'

/** Stores activation codes and mailed links in every state (DEMO-22, DEMO-23). */
export async function seedAccountTokens(db: Database, tenantId: number, timeline: Timeline): Promise<void> {
  const people = await db
    .select({ id: customers.id, username: customers.username })
    .from(customers)
    .where(eq(customers.tenantId, tenantId))
  const findCustomerId = (username: string) => people.find((one) => one.username === username)?.id ?? 0
  const codes: [number: string, customer: string | null, waits: number][] = [
    ['OK1', 'leo', 0],
    ['OK4', 'leo', 4],
    ['OK11', 'leo', 11],
    ['NOOIT', null, 0],
  ]
  await db.insert(activations).values(
    codes.map(([number, customer, waits]) => ({
      tenantId,
      number,
      waits,
      customerId: customer === null ? null : findCustomerId(customer),
    })),
  )
  const tokens: [token: string, kind: 'register' | 'reset', expiresAt: Date, usedAt: Date | null][] = [
    ['register-ok', 'register', timeline.moment({ years: 5 }), null],
    ['reset-ok', 'reset', timeline.moment({ years: 5 }), null],
    ['reset-used', 'reset', timeline.moment({ years: 5 }), timeline.moment({ days: -1 })],
    ['reset-expired', 'reset', timeline.moment({ days: -1 }), null],
  ]
  await db.insert(mailedTokens).values(
    tokens.map(([token, kind, expiresAt, usedAt]) => ({
      hash: hashSecret(token),
      customerId: findCustomerId('dora'),
      kind,
      expiresAt,
      usedAt,
    })),
  )
}
