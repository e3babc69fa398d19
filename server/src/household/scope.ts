import type { Call } from '@portal/contract/call'
import { grantOver, notGranted } from '@portal/contract/household'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { withinTenant } from '../database/tenant-scope.ts'
import { refuseAfterLeaving } from '../erasure/leaving.ts'
import { noAccess, refuseUnlessOffered, type Scope, sessionOf } from '../http/authorise.ts'
import { HttpError, unauthorized } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import { refuseUnlessKeyed } from '../passkeys/demand.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { type Need, needOf } from './needs.ts'
import { type PartRights, rightsOfPerson, withinOf } from './parts.ts'
import type { fileSessionReader } from './session.ts'

/** File, actor, role and withheld parts of a call. */
export interface FileScope extends Scope {
  readonly within: NonNullable<Scope['within']>
  readonly kind: 'partner' | 'delegate'
}

const over = () =>
  new HttpError(403, { error: grantOver, message: 'You have no access to this file, or not any more.' })

/** 403: this part is not granted, but others are. */
export const notShared = () =>
  new HttpError(403, { error: notGranted, message: 'This part of the file is not shared with you.' })

/** 403: withheld by the partner. */
export const ofPartner = () =>
  new HttpError(403, { error: 'of_partner', message: 'Only the partner can change this.' })

/**
 * Allows a call of a customer without a file only if it needs none: reads return nothing.
 * @throws HttpError 403 for a write
 */
export function refuseWithoutFile(call: Call): void {
  const need = needOf(call)
  if (typeof need === 'object' && call.method !== 'GET')
    throw new HttpError(403, { error: 'no_file', message: 'There is no file of your own.' })
}

function hasAccess(need: Need, rights: PartRights): boolean {
  if (need === 'open') return true
  if (need === 'own') return false
  return 'read' in need
    ? need.read.some((part) => rights[part])
    : need.change.some((part) => rights[part] === 'change')
}

/**
 * Makes the access check for another person's file (HOUSE-03): a session of the guest, and a grant valid at this
 * moment. Such requests have their own path; nothing in an own-file request can turn it into one.
 * The grant is read with the session each time, so that an ended grant is rejected at once.
 * @returns the scope of a call and request
 */
export const fileScopeOf =
  (context: Context, readSession: ReturnType<typeof fileSessionReader>) =>
  async (call: Call, request: FastifyRequest, tenant: KnownTenant): Promise<FileScope> =>
    withinTenant(tenant.id, async () => {
      const { file } = request.params as { file: string }
      const { claims, proven } = await sessionOf(context, request, tenant)
      const [isProven, found] = await Promise.all([
        proven,
        readSession(claims, tenant.id, recordId(file), context.clock()),
      ])
      if (!isProven || !found) throw unauthorized()
      if (!found.person.hasAccess) throw noAccess()
      if (!found.grant || !found.file) throw over()
      for (const { leftAt } of [found.person, found.file]) refuseAfterLeaving(call, leftAt, context.clock())
      await refuseUnlessKeyed(context, call, { tenant, customer: found.person })
      const rights = rightsOfPerson(found.grant, found.consents !== null)
      if (!hasAccess(needOf(call), rights)) throw notShared()
      refuseUnlessOffered(call, tenant)
      const { tenantRevision } = found
      return {
        tenant,
        customer: { ...found.file, tenantRevision },
        sessionId: '',
        within: withinOf(rights, found.person.id),
        kind: found.grant.kind,
      }
    })
