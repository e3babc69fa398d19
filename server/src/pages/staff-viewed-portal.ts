import { formatFullName } from '@portal/domain/full-name'
import { calculateRolloutBucket } from '@portal/domain/rollout-bucket'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { customers } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { parseRecordId } from '../http/record-id.ts'
import { replaceWithTriedBuilds, selectBuilds } from './page-release.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'

const viewedPathPattern = /^\/desk\/customers\/(\d{1,9})\/(?:portal|preview)(\/.*)$/

/** Splits the URL of a staff page with a customer's portal into the customer's id and the rest; null for other URLs. */
export function parseStaffViewingUrl({ pathname, search }: URL): { id: string; at: URL } | null {
  const [, id, path] = viewedPathPattern.exec(pathname) ?? []
  return id && path ? { id, at: new URL(path + search, 'http://portal') } : null
}

/** Finds the shell and remotes of a viewed customer (DESK-17). Null if the tenant has no such customer. */
export async function findStaffViewedRelease(
  request: FastifyRequest,
  dependencies: PageServerDependencies,
  subdomain: string,
  id: string,
) {
  const [row] = await dependencies.db
    .select({ row: customers })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(
      and(eq(customers.id, parseRecordId(id)), eq(tenants.subdomain, subdomain), isNull(customers.closedAt)),
    )
  if (!row) return null
  const { username, facts, language, avatarThumb, avatar } = row.row
  const bucket = calculateRolloutBucket(`${subdomain}:${id}`)
  const state = replaceWithTriedBuilds(request, dependencies, await dependencies.readRegistry())
  const builds = selectBuilds(dependencies, state, { tenant: subdomain, bucket })
  if (!builds.shell) return null
  const picture = avatarThumb ?? avatar
  return {
    ...builds,
    shell: builds.shell,
    language,
    customer: {
      id: Number(id),
      username,
      name: formatFullName(facts),
      ...(picture ? { avatar: picture } : {}),
    },
  }
}
