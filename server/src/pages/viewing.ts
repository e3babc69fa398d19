import { bucketOf } from '@portal/domain/bucket'
import { fullNameOf } from '@portal/domain/name'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { customers } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { recordId } from '../http/record-id.ts'
import { shellBuildOf, shellName } from '../registry/builds.ts'
import { select } from '../registry/selection.ts'
import { trialsOf, withTrials } from '../registry/trial-builds.ts'
import type { PageServerDependencies } from './dependencies.ts'

const address = /^\/desk\/customers\/(\d{1,9})\/(?:portal|preview)(\/.*)$/

/** Customer and path of a staff address within a customer's portal; null for other addresses. */
export function viewedAt({ pathname, search }: URL): { id: string; at: URL } | null {
  const [, id, path] = address.exec(pathname) ?? []
  return id && path ? { id, at: new URL(path + search, 'http://portal') } : null
}

/**
 * Release of a customer's page for staff who view it (DESK-17): the shell and remotes of the customer's own rollout
 * bucket, and the customer's language. Null if the tenant has no such customer.
 */
export async function viewingOf(
  request: FastifyRequest,
  parts: PageServerDependencies,
  subdomain: string,
  id: string,
) {
  const [row] = await parts.db
    .select({ row: customers })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(and(eq(customers.id, recordId(id)), eq(tenants.subdomain, subdomain), isNull(customers.closedAt)))
  if (!row) return null
  const { username, facts, language, avatarThumb, avatar } = row.row
  const bucket = bucketOf(`${subdomain}:${id}`)
  const state = withTrials(await parts.registry(), trialsOf(parts.key, request.headers.cookie, Date.now()))
  const shell = select(state, shellName, subdomain, bucket)?.build
  const build = shell ? shellBuildOf(shell) : null
  if (!build) return null
  const picture = avatarThumb ?? avatar
  return {
    ...parts.registryOf(state, { tenant: subdomain, bucket }),
    shell: build,
    language,
    customer: {
      id: Number(id),
      username,
      name: fullNameOf(facts),
      ...(picture ? { avatar: picture } : {}),
    },
  }
}
