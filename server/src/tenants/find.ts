import { toTenantDay } from '@portal/contract/clock'
import type { Tenant } from '@portal/contract/tenant'
import { Tenant as TenantSchema } from '@portal/contract/tenant'
import { getOpeningHoursOn } from '@portal/domain/opening-hours'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { type AdviceKeyName, getAdviceKey, tenants } from '../database/tables/tenant.ts'
import { HttpError } from '../http/http-error.ts'
import { parseTenantMailTexts, type TenantMailTexts } from '../mail/tenant-mail-texts.ts'

/** A tenant with its profile. */
export interface KnownTenant {
  readonly id: number
  readonly subdomain: string
  readonly code: string
  readonly tenant: Tenant
  /** Own mail texts. */
  readonly mails: TenantMailTexts
  /** Origins of the tenant's own sites that may embed its widgets. */
  readonly embedOrigins: readonly string[]
}

/** How long other processes may use a cached tenant, in milliseconds. */
const cacheLifetimeMs = 2000

/** Maximum number of cached names, unknown ones included. */
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

/** The tenant with a subdomain, ignoring case; null if there is none. Cached for two seconds. */
export const findTenant = (db: Database, subdomain: string) =>
  findCachedTenant(db, 'subdomain', subdomain.toLowerCase())

/** The tenant with an adviser code, ignoring case; null if there is none. Cached for two seconds. */
export const findTenantByCode = (db: Database, code: string) =>
  findCachedTenant(db, 'code', code.toUpperCase())

/** A tenant's profile for the page; null if there is none. */
export const findTenantBySubdomain = async (db: Database, subdomain: string): Promise<Tenant | null> =>
  (await findTenant(db, subdomain))?.tenant ?? null

/**
 * The tenant that a customer typed at sign-in: by subdomain or adviser code (TENANT-04).
 * @throws HttpError 404 if there is none
 */
export async function findTenantByName(db: Database, name: string): Promise<KnownTenant> {
  const tenant = (await findTenant(db, name)) ?? (await findTenantByCode(db, name))
  if (!tenant) throw createUnknownTenantError()
  return tenant
}

/** 404 for an unknown tenant (API-03). */
export const createUnknownTenantError = () =>
  new HttpError(404, { error: 'could not transform tenantcode', message: 'There is no such office.' })

/** Clears this process's tenant cache after a change. */
export function clearTenantCache({ db, everyTenant }: { db: Database; everyTenant: Database }): void {
  getTenantCache(db).clear()
  getTenantCache(everyTenant).clear()
}

/** The tenant with a calculation key; null if there is none. */
export async function findTenantWithKey(
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
