import type { Tenant } from '@portal/contract/tenant'
import { Tenant as TenantSchema } from '@portal/contract/tenant'
import { getOpeningHoursOn } from '@portal/domain/opening-hours'
import { toTenantDay } from '@portal/time/clock'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { type AdviceKeyName, getAdviceKey, tenants } from '../database/tables/tenant.ts'
import { HttpError } from '../http/http-error.ts'
import { parseTenantMailTexts, type TenantMailTexts } from '../mail/tenant-mail-texts.ts'

export interface KnownTenant {
  readonly id: number
  readonly subdomain: string
  readonly code: string
  readonly tenant: Tenant
  /** The tenant's own mail texts. */
  readonly mails: TenantMailTexts
  /** Sites that may embed the tenant's widgets. */
  readonly embedOrigins: readonly string[]
}

/** Time after which other processes see a change. */
const cacheLifetimeMs = 2000

/** Maximum number of cached names, including unknown ones. */
const maxCachedTenants = 1000

type TenantCache = LRUCache<string, Promise<KnownTenant | null>>

const tenantCaches = new WeakMap<Database, TenantCache>()

function getTenantCache(db: Database) {
  const cache: TenantCache =
    tenantCaches.get(db) ?? new LRUCache({ max: maxCachedTenants, ttl: cacheLifetimeMs })
  tenantCaches.set(db, cache)
  return cache
}

async function readTenant(
  db: Database,
  column: 'subdomain' | 'code',
  value: string,
): Promise<KnownTenant | null> {
  const [row] = await db.select().from(tenants).where(eq(tenants[column], value))
  if (!row) return null
  const { id, subdomain, code, profile, embedOrigins } = row
  const today = toTenantDay(new Date())
  const offices = profile.offices?.map((office) => ({
    ...office,
    today_hours: getOpeningHoursOn(office, today),
  }))
  const mails = parseTenantMailTexts(profile)
  return {
    id,
    subdomain,
    code,
    embedOrigins,
    mails,
    tenant: v.parse(TenantSchema, { ...profile, offices, code }),
  }
}

function findCachedTenant(
  db: Database,
  column: 'subdomain' | 'code',
  value: string,
): Promise<KnownTenant | null> {
  if (!/^[\w-]{1,63}$/.test(value)) return Promise.resolve(null)
  const cache = getTenantCache(db)
  const key = `${column} ${value}`
  const held = cache.get(key)
  if (held) return held
  const found = readTenant(db, column, value)
  cache.set(key, found)
  found.catch(() => cache.delete(key))
  return found
}

/** Finds a tenant by subdomain, ignoring case. The result is cached for two seconds. */
export const findTenant = (db: Database, subdomain: string) =>
  findCachedTenant(db, 'subdomain', subdomain.toLowerCase())

/** Finds a tenant by adviser code, ignoring case. The result is cached for two seconds. */
export const findTenantByCode = (db: Database, code: string) =>
  findCachedTenant(db, 'code', code.toUpperCase())

export const findTenantBySubdomain = async (db: Database, subdomain: string): Promise<Tenant | null> =>
  (await findTenant(db, subdomain))?.tenant ?? null

/**
 * Finds a tenant by subdomain or adviser code, as typed at sign-in (TENANT-04). Throws HttpError 404 if there is none.
 */
export async function findTenantByName(db: Database, name: string): Promise<KnownTenant> {
  const tenant = (await findTenant(db, name)) ?? (await findTenantByCode(db, name))
  if (!tenant) throw createUnknownTenantError()
  return tenant
}

export const createUnknownTenantError = () =>
  new HttpError(404, { error: 'could not transform tenantcode', message: 'There is no such office.' })

/** Clears the caches of this process. Other processes see a change after {@link cacheLifetimeMs}. */
export function clearTenantCache({ db, allTenantsDb }: { db: Database; allTenantsDb: Database }): void {
  getTenantCache(db).clear()
  getTenantCache(allTenantsDb).clear()
}

export async function findTenantByAdviceKey(
  db: Database,
  name: AdviceKeyName,
  key: string,
): Promise<KnownTenant | null> {
  if (!/^[\w-]{1,100}$/.test(key)) return null
  const [found] = await db
    .select({ subdomain: tenants.subdomain })
    .from(tenants)
    .where(eq(getAdviceKey(tenants.profile, name), key))
    .limit(1)
  return found ? findTenant(db, found.subdomain) : null
}
