import type { TenantApiScope } from '@portal/contract/tenant-api/tenant-api-calls'
import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../src/database/database.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { tenantApiKeys } from '../src/database/tables/tenant-api.ts'
import { hashSecret } from '../src/sessions/secret-token.ts'
import type { Harness } from './harness.ts'

type StaffResponse = Awaited<ReturnType<Harness['staff']['inject']>>

/** Adds an API key of a tenant, as `pnpm adviser key-add` does. */
export async function createTenantKey(
  { db }: Pick<OpenDatabase, 'db'>,
  subdomain: string,
  scopes: TenantApiScope[] = ['read', 'write'],
): Promise<string> {
  const key = `tenant_${subdomain}_${scopes.join('_')}_${Math.random()}`
  const [tenant] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.subdomain, subdomain))
  await db.insert(tenantApiKeys).values({
    tenantId: tenant?.id ?? 0,
    name: key,
    hash: hashSecret(key),
    scopes,
    createdBy: 'test',
    createdAt: new Date(),
  })
  return key
}

const waitMilliseconds = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface TenantClient {
  put(kind: string, id: string, body: object): Promise<StaffResponse>
  get(kind: string, id: string): Promise<StaffResponse>
  remove(kind: string, id: string): Promise<StaffResponse>
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on response fields without a schema
  listChanges(since?: string, limit?: number): Promise<any>
  sendImport(payload: string | Buffer, type?: string): Promise<StaffResponse>
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on response fields without a schema
  readImport(id: number): Promise<any>
  /** Imports a file, waits for the end, and returns the result with its errors. */
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on response fields without a schema
  import(payload: string | Buffer, type?: string): Promise<any>
}

export function createTenantClient({ staff }: Pick<Harness, 'staff'>, key: string): TenantClient {
  const headers = { authorization: `Bearer ${key}` }
  const toTenantApiPath = (path: string) => `/tenant/v1${path}`
  const toRecordPath = (kind: string, id: string) => toTenantApiPath(`/${kind}/${encodeURIComponent(id)}`)
  async function readImportStatus(id: number) {
    const response = await staff.inject({ url: toTenantApiPath(`/imports/${id}`), headers })
    return response.json()
  }
  async function sendImport(payload: string | Buffer, type = 'application/x-ndjson') {
    return staff.inject({
      method: 'POST',
      url: toTenantApiPath('/imports'),
      headers: { ...headers, 'content-type': type },
      payload,
    })
  }
  return {
    put: (kind: string, id: string, body: object) =>
      staff.inject({ method: 'PUT', url: toRecordPath(kind, id), headers, payload: body }),
    get: (kind: string, id: string) => staff.inject({ url: toRecordPath(kind, id), headers }),
    remove: (kind: string, id: string) =>
      staff.inject({ method: 'DELETE', url: toRecordPath(kind, id), headers }),
    listChanges: async (since = '', limit = 1000) =>
      (
        await staff.inject({ url: toTenantApiPath(`/changes?since=${since}&limit=${limit}`), headers })
      ).json(),
    sendImport,
    readImport: readImportStatus,
    async import(payload: string | Buffer, type?: string) {
      const importResponse = await sendImport(payload, type)
      if (importResponse.statusCode !== 202)
        throw new Error(`the import answered ${importResponse.statusCode} ${importResponse.body}`)
      const { id } = importResponse.json()
      for (;;) {
        const progress = await readImportStatus(id)
        if (progress.state === 'done' || progress.state === 'failed') {
          const faults = await staff.inject({ url: toTenantApiPath(`/imports/${id}/faults`), headers })
          const lines = faults.body.split('\n').filter(Boolean)
          return { ...progress, list: lines.map((line) => JSON.parse(line)) }
        }
        await waitMilliseconds(20)
      }
    },
  }
}

export const toNdjson = (records: readonly object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('')
