import type { TenantApiScope } from '@portal/contract/tenant-api/tenant-api-calls'
import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../src/database/database.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { tenantKeys } from '../src/database/tables/tenant-api.ts'
import { hashSecret } from '../src/sessions/secret-token.ts'
import type { Harness } from './harness.ts'

type Response = Awaited<ReturnType<Harness['staff']['inject']>>

/** Adds a tenant's API key, as `pnpm adviser key-add` does. */
export async function keyFor(
  { db }: Pick<OpenDatabase, 'db'>,
  subdomain: string,
  scopes: TenantApiScope[] = ['read', 'write'],
): Promise<string> {
  const key = `tenant_${subdomain}_${scopes.join('_')}_${Math.random()}`
  const [tenant] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.subdomain, subdomain))
  await db.insert(tenantKeys).values({
    tenantId: tenant?.id ?? 0,
    name: key,
    hash: hashSecret(key),
    scopes,
    createdBy: 'test',
    createdAt: new Date(),
  })
  return key
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface TenantDesk {
  put(kind: string, id: string, body: object): Promise<Response>
  get(kind: string, id: string): Promise<Response>
  remove(kind: string, id: string): Promise<Response>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as they like
  changes(since?: string, limit?: number): Promise<any>
  send(payload: string | Buffer, type?: string): Promise<Response>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as they like
  tell(id: number): Promise<any>
  /** Imports a file and waits for the end; returns the result with its errors. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as they like
  import(payload: string | Buffer, type?: string): Promise<any>
}

/** A tenant's system as a client of a server's tenant API. */
export function tenantDesk({ staff }: Pick<Harness, 'staff'>, key: string): TenantDesk {
  const headers = { authorization: `Bearer ${key}` }
  const url = (path: string) => `/tenant/v1${path}`
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
        const progress = await tell(id)
        if (progress.state === 'done' || progress.state === 'failed') {
          const faults = await staff.inject({ url: url(`/imports/${id}/faults`), headers })
          const lines = faults.body.split('\n').filter(Boolean)
          return { ...progress, list: lines.map((line) => JSON.parse(line)) }
        }
        await delay(20)
      }
    },
  }
}

/** Records as a file with one JSON record per line. */
export const linesOf = (records: readonly object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('')
