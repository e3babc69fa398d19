import { dayAt } from '@portal/contract/clock'
import type { Tenant } from '@portal/contract/tenant'
import { Tenant as TenantSchema } from '@portal/contract/tenant'
import { hoursOn } from '@portal/domain/opening-hours'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { type AdviceKeyName, adviceKey, tenants } from '../database/tables/tenant.ts'
import { HttpError } from '../http/http-error.ts'
import { type OwnMails, ownMailsOf } from '../mail/own-words.ts'

/** A firm of this server, with what it shows of itself. */
export interface KnownTenant {
  readonly id: number
  readonly subdomain: string
  readonly code: string
  readonly tenant: Tenant
  /** Its own words of mails. */
  readonly mails: OwnMails
  /** Origins of the firm's own sites, whose pages may show its widgets. */
  readonly embedOrigins: readonly string[]
}

/** For how long another process may still show a firm as it was, in milliseconds. */
const lifetime = 2000

/** Maximum number of cached names, unknown ones included. */
const most = 1000

type Cache = LRUCache<string, Promise<KnownTenant | null>>

const caches = new WeakMap<Database, Cache>()

function cacheOf(db: Database) {
  const cache: Cache = caches.get(db) ?? new LRUCache({ max: most, ttl: lifetime })
  caches.set(db, cache)
  return cache
}

async function read(db: Database, column: 'subdomain' | 'code', value: string): Promise<KnownTenant | null> {
  const [row] = await db.select().from(tenants).where(eq(tenants[column], value))
  if (!row) return null
  const { id, subdomain, code, profile, embedOrigins } = row
  const today = dayAt(new Date())
  const offices = profile.offices?.map((office) => ({ ...office, today_hours: hoursOn(office, today) }))
  const mails = ownMailsOf(profile)
  return {
    id,
    subdomain,
    code,
    embedOrigins,
    mails,
    tenant: v.parse(TenantSchema, { ...profile, offices, code }),
  }
}

function find(db: Database, column: 'subdomain' | 'code', value: string): Promise<KnownTenant | null> {
  if (!/^[\w-]{1,63}$/.test(value)) return Promise.resolve(null)
  const cache = cacheOf(db)
  const key = `${column} ${value}`
  const held = cache.get(key)
  if (held) return held
  const found = read(db, column, value)
  cache.set(key, found)
  found.catch(() => cache.delete(key))
  return found
}

/** The firm with a subdomain, in any case; null when there is none. Kept for two seconds. */
export const findTenant = (db: Database, subdomain: string) => find(db, 'subdomain', subdomain.toLowerCase())

/** The firm with an advisor code, in any case; null when there is none. Kept for two seconds. */
export const findTenantByCode = (db: Database, code: string) => find(db, 'code', code.toUpperCase())

/** What a firm shows of itself, for the page; null when there is none. */
export const tenantBySubdomain = async (db: Database, subdomain: string): Promise<Tenant | null> =>
  (await findTenant(db, subdomain))?.tenant ?? null

/**
 * The firm that a customer names at sign-in: by subdomain or by advisor code (TENANT-04).
 * @throws HttpError 404 when there is none
 */
export async function findTenantByName(db: Database, name: string): Promise<KnownTenant> {
  const tenant = (await findTenant(db, name)) ?? (await findTenantByCode(db, name))
  if (!tenant) throw unknownTenant()
  return tenant
}

/** 404 for a firm that does not exist (API-03). */
export const unknownTenant = () =>
  new HttpError(404, { error: 'could not transform tenantcode', message: 'There is no such office.' })

/** Makes this process read firms anew, after one was changed here. */
export function forgetTenants({ db, everyFirm }: { db: Database; everyFirm: Database }): void {
  cacheOf(db).clear()
  cacheOf(everyFirm).clear()
}

/** The firm of this server that has a key of a calculation service; null when there is none. */
export async function findTenantWithKey(
  db: Database,
  name: AdviceKeyName,
  key: string,
): Promise<KnownTenant | null> {
  if (!/^[\w-]{1,100}$/.test(key)) return null
  const [found] = await db
    .select({ subdomain: tenants.subdomain })
    .from(tenants)
    .where(eq(adviceKey(tenants.profile, name), key))
    .limit(1)
  return found ? findTenant(db, found.subdomain) : null
}
