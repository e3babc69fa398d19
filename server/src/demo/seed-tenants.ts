import type { Database } from '../database/database.ts'
import { appointments, appointmentTypes, resources } from '../database/tables/appointment.ts'
import { activations, mailedTokens } from '../database/tables/one-time.ts'
import type { tenants } from '../database/tables/tenant.ts'
import { hashOf } from '../sessions/secret-token.ts'
import { advisersOf, nameOf } from './advisers.ts'
import type { Timeline } from './timeline.ts'

type TenantRow = Pick<typeof tenants.$inferSelect, 'id' | 'subdomain'>

/** Stores advisers and kinds of appointment of a firm; answers the first of each (DEMO-26). */
export async function seedAppointmentTypes(
  db: Database,
  { id: tenantId, subdomain }: TenantRow,
): Promise<{ typeId: number; resourceId: number } | null> {
  const advisers = await db
    .insert(resources)
    .values(advisersOf(subdomain).map((adviser) => ({ tenantId, name: nameOf(adviser) })))
    .returning({ id: resources.id })
  const resourceIds = advisers.map(({ id }) => id)
  const base = { tenantId, resourceIds, duration: 60, buffer: 15 }
  const advice = { categoryId: 1, category: 'Hypotheekadvies' }
  const care = { categoryId: 2, category: 'Nazorg' }
  const types = await db
    .insert(appointmentTypes)
    .values([
      {
        ...base,
        ...advice,
        name: 'Oriëntatiegesprek',
        description: 'Kennismaken, vrijblijvend.',
        price: 0,
        forCustomers: true,
        customFields: [{ name: 'onderwerp', label: 'Onderwerp van het gesprek', type: 'text' }],
      },
      {
        ...base,
        ...advice,
        name: 'Adviesgesprek',
        description: 'Alleen na overleg.',
        price: 150,
        duration: 90,
        forCustomers: false,
      },
      {
        ...base,
        ...care,
        name: 'Jaarlijks onderhoud',
        description: 'We lopen uw dossier na.',
        price: 0,
        duration: 45,
        forCustomers: true,
      },
      {
        ...base,
        ...care,
        name: 'Gesprek over echtscheiding',
        description: 'We plannen dit samen met u.',
        price: 0,
        forCustomers: true,
        takesBookings: false,
      },
    ])
    .returning({ id: appointmentTypes.id })
  const [first] = types
  const [resourceId] = resourceIds
  return first && resourceId !== undefined ? { typeId: first.id, resourceId } : null
}

/** Stores the appointments of a customer: one that comes, one that was. */
export async function seedAppointments(
  db: Database,
  appointment: { customerId: number; typeId: number; resourceId: number },
  when: Timeline,
): Promise<void> {
  const at = (days: number, hour: number) => {
    const moment = when.moment({ days })
    moment.setUTCHours(hour, 0, 0, 0)
    return moment
  }
  await db.insert(appointments).values([
    {
      ...appointment,
      start: at(12, 9),
      end: at(12, 10),
      summary: 'Oriëntatiegesprek',
      description: 'Verduurzamen bespreken',
    },
    {
      ...appointment,
      start: at(-60, 13),
      end: at(-60, 14),
      summary: 'Oriëntatiegesprek',
    },
  ])
}

/** Stores activation codes and mailed links in each of their states (DEMO-22, DEMO-23). */
export async function seedAccess(
  db: Database,
  tenantId: number,
  idOf: (username: string) => number,
  when: Timeline,
): Promise<void> {
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
      customerId: customer === null ? null : idOf(customer),
    })),
  )
  const tokens: [token: string, kind: 'register' | 'reset', expiresAt: Date, usedAt: Date | null][] = [
    ['register-ok', 'register', when.moment({ years: 5 }), null],
    ['reset-ok', 'reset', when.moment({ years: 5 }), null],
    ['reset-used', 'reset', when.moment({ years: 5 }), when.moment({ days: -1 })],
    ['reset-expired', 'reset', when.moment({ days: -1 }), null],
  ]
  await db.insert(mailedTokens).values(
    tokens.map(([token, kind, expiresAt, usedAt]) => ({
      hash: hashOf(token),
      customerId: idOf('dora'),
      kind,
      expiresAt,
      usedAt,
    })),
  )
}
