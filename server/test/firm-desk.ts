import type { FirmScope } from '@portal/contract/firm-api/calls'
import type { FirmKind } from '@portal/contract/firm-api/records'
import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../src/database/database.ts'
import { firmKeys } from '../src/database/tables/firm-api.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { hashOf } from '../src/sessions/secret-token.ts'
import type { Harness } from './harness.ts'

type Response = Awaited<ReturnType<Harness['staff']['inject']>>

/** A record as a line of a file has it. */
export type FileRecord = { kind: FirmKind; id: string; data?: object; deleted?: true } & Record<
  string,
  unknown
>

/** Puts a key of a firm on file, as `pnpm adviser key-add` does. */
export async function keyFor(
  { db }: Pick<OpenDatabase, 'db'>,
  subdomain: string,
  scopes: FirmScope[] = ['read', 'write'],
): Promise<string> {
  const key = `firm_${subdomain}_${scopes.join('_')}_${Math.random()}`
  const [firm] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.subdomain, subdomain))
  await db.insert(firmKeys).values({
    tenantId: firm?.id ?? 0,
    name: key,
    hash: hashOf(key),
    scopes,
    createdBy: 'test',
    createdAt: new Date(),
  })
  return key
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface FirmDesk {
  put(kind: string, id: string, body: object): Promise<Response>
  get(kind: string, id: string): Promise<Response>
  remove(kind: string, id: string): Promise<Response>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as they like
  changes(since?: string, limit?: number): Promise<any>
  send(payload: string | Buffer, type?: string): Promise<Response>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as they like
  tell(id: number): Promise<any>
  /** Sends a file and waits until it is worked through; answers how it ended, with its faults. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as they like
  import(payload: string | Buffer, type?: string): Promise<any>
}

/** A system of a firm that speaks to the firm API of a server. */
export function firmDesk({ staff }: Pick<Harness, 'staff'>, key: string): FirmDesk {
  const headers = { authorization: `Bearer ${key}` }
  const url = (path: string) => `/firm/v1${path}`
  const at = (kind: string, id: string) => url(`/${kind}/${encodeURIComponent(id)}`)
  async function tell(id: number) {
    const answer = await staff.inject({ url: url(`/imports/${id}`), headers })
    return answer.json()
  }
  async function send(payload: string | Buffer, type = 'application/x-ndjson') {
    return staff.inject({
      method: 'POST',
      url: url('/imports'),
      headers: { ...headers, 'content-type': type },
      payload,
    })
  }
  return {
    put: (kind: string, id: string, body: object) =>
      staff.inject({ method: 'PUT', url: at(kind, id), headers, payload: body }),
    get: (kind: string, id: string) => staff.inject({ url: at(kind, id), headers }),
    remove: (kind: string, id: string) => staff.inject({ method: 'DELETE', url: at(kind, id), headers }),
    changes: async (since = '', limit = 1000) =>
      (await staff.inject({ url: url(`/changes?since=${since}&limit=${limit}`), headers })).json(),
    send,
    tell,
    async import(payload: string | Buffer, type?: string) {
      const sent = await send(payload, type)
      if (sent.statusCode !== 202) throw new Error(`the import answered ${sent.statusCode} ${sent.body}`)
      const { id } = sent.json()
      for (;;) {
        const told = await tell(id)
        if (told.state === 'done' || told.state === 'failed') {
          const faults = await staff.inject({ url: url(`/imports/${id}/faults`), headers })
          const lines = faults.body.split('\n').filter(Boolean)
          return { ...told, list: lines.map((line) => JSON.parse(line)) }
        }
        await delay(20)
      }
    },
  }
}

/** Records as a file of lines. */
export const linesOf = (records: readonly object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('')

/** The records of a customer with something of most kinds, whose ids begin with a text. */
export function fullCustomer(name: string): FileRecord[] {
  const customer = name
  return [
    {
      kind: 'customer',
      id: name,
      data: { username: name, last_name: 'Proef', first_name: 'Toets', date_of_birth: '1980-02-29' },
    },
    { kind: 'partner', id: `${name}-p`, customer, data: { last_name: 'Partner' } },
    { kind: 'child', id: `${name}-k`, customer, data: { last_name: 'Kind', date_of_birth: '2015-01-31' } },
    {
      kind: 'home',
      id: `${name}-h`,
      customer,
      data: { owns_property: true, street_name: 'Laan', number: '1', market_value: 400_000.5, size: 90 },
    },
    {
      kind: 'mortgage',
      id: `${name}-m`,
      customer,
      data: { status: 0, hypotheeknummer: `H-${name}`, lender: 'DM', product: 'DM1', koopsom: 300_000 },
    },
    {
      kind: 'mortgage_part',
      id: `${name}-d`,
      customer,
      mortgage: `${name}-m`,
      data: {
        leningdeelnummer: '1',
        type: 1,
        begindatum: '2020-01-01',
        einddatum: '2050-01-01',
        hoofdsom: 200_000,
        remaining_debt: 180_000.25,
        interest: 1.85,
        interest_type: 'fixed',
        tax_box_type: 1,
      },
    },
    {
      kind: 'policy',
      id: `${name}-v`,
      customer,
      data: { name: 'Woonpakket', is_package: true, total_term_amount: 30, payment_term: 1 },
    },
    { kind: 'policy', id: `${name}-w`, customer, package: `${name}-v`, data: { name: 'Opstal' } },
    { kind: 'damage', id: `${name}-s`, customer, data: { type: 'home', description: 'Lekkage' } },
    {
      kind: 'damage_payment',
      id: `${name}-u`,
      customer,
      damage: `${name}-s`,
      data: { amount: 90, pay_to: 'customer' },
    },
    {
      kind: 'income',
      id: `${name}-i`,
      customer,
      data: { title: 'Loon', total: 42_000, type: 'EmploymentIncome', employment: { employer_name: 'Zorg' } },
    },
    {
      kind: 'pension',
      id: `${name}-o`,
      customer,
      data: { earner: 'partner', title: 'ABP', total: 9000, type: 'EmployerPension' },
    },
    { kind: 'obligation', id: `${name}-l`, customer, data: { type: 'personal_loan', monthly_amount: 100 } },
    { kind: 'saving', id: `${name}-b`, customer, data: { bank: 'Bank', current_balance: 1000 } },
    {
      kind: 'task',
      id: `${name}-t`,
      customer,
      data: { title: 'Bel ons', created_at: '2026-01-02T10:00:00Z' },
    },
    {
      kind: 'note',
      id: `${name}-n`,
      customer,
      data: { title: 'Hallo', content: 'Welkom', datetime: '2026-01-02T10:00:00Z' },
    },
  ]
}
