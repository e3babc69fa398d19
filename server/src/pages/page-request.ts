import { randomInt } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Language, type Locale } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { StoredCookie } from '../http/cookies.ts'
import { rolloutBucketCount } from '../registry/build-selection.ts'
import { findTenantBySubdomain } from '../tenants/find-tenant.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'

/** Returns null for a path that starts with `//` or `/\\`, because browsers read the next part as a host. */
export function parsePageUrl(target: string): URL | null {
  const path = target.replace(/^https?:\/\/[^/]*/i, '')
  return /^\/(?![/\\])/.test(path) ? new URL(`http://portal${path}`) : null
}

/** Whether the request is for a file, such as `/robots.txt`. */
export const isFileRequest = ({ headers }: { headers: IncomingHttpHeaders }, { pathname }: URL): boolean =>
  /\.\w+$/.test(pathname) && !headers.accept?.includes('text/html')

/** Returns the first label of a host below the portal domain or localhost, otherwise null (TENANT-02, TENANT-03). */
export function parseSubdomain(host: string | undefined, portalDomain: string): string | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const domain = [portalDomain, 'localhost'].find((candidate) => name.endsWith(`.${candidate}`))
  if (!domain) return null
  const [label = ''] = name.slice(0, -domain.length - 1).split('.')
  return label || null
}

export async function findPageTenant(
  request: FastifyRequest,
  { config, db }: Pick<PageServerDependencies, 'config' | 'db'>,
) {
  const subdomain = parseSubdomain(request.headers.host, config.portalDomain)
  return { subdomain, tenant: subdomain ? await findTenantBySubdomain(db, subdomain) : null }
}

/** Returns the language of a mail's link (`?language=de`), or else the one chosen on this device. */
export function readChosenLanguage(cookies: string | undefined, url?: URL): Language | null {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookies ?? '')?.[1]
  return [url?.searchParams.get('language'), chosen].find((value) => v.is(Language, value)) ?? null
}

/**
 * Returns Dutch unless another language was chosen. The locale is formal unless the tenant's pronoun is JE (I18N-01,
 * I18N-03).
 */
export function selectLocale(language: Language | null, tenant: Tenant | null): Locale {
  const informal = tenant?.pronoun?.toUpperCase() === 'JE'
  return informal ? (language ?? 'nl') : `${language ?? 'nl'}_u`
}

/**
 * Reads the rollout bucket of a device from its cookie; random without a cookie. After the first sign-in the shell
 * derives the bucket from the customer, so that it is the same on all devices.
 */
export function readRolloutBucket(cookies: string | undefined): { bucket: number; isNew: boolean } {
  const stored = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/.exec(cookies ?? '')?.[1]
  return stored
    ? { bucket: Number(stored), isNew: false }
    : { bucket: randomInt(rolloutBucketCount), isNew: true }
}

/** Cookie with the rollout bucket, a number that does not identify anybody. */
export const rolloutBucketCookie: StoredCookie = {
  name: 'bucket',
  seconds: 31_536_000,
  isSentFromLinks: true,
  isReadable: true,
}

/** Whether the shell's cookie says that a customer is signed in. Anybody can set the cookie, so it proves nothing. */
export const hasSignedInCookie = (cookies = ''): boolean => /(?:^|;\s*)signed-in=1/.test(cookies)
