import type { Call } from '@portal/contract/call'
import { grantOver, notGranted } from '@portal/contract/household'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { inFirm } from '../database/firm.ts'
import { refuseAfterLeaving } from '../erasure/leaving.ts'
import { noAccess, refuseUnlessOffered, type Scope, sessionOf } from '../http/authorise.ts'
import { HttpError, unauthorized } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import { refuseUnlessKeyed } from '../passkeys/demand.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { type Need, needOf } from './needs.ts'
import { type PartRights, rightsOfPerson, withinOf } from './parts.ts'
import type { fileSessionReader } from './session.ts'

/** Whose file a call is about, who acts, as what, and what of the file is left out. */
export interface FileScope extends Scope {
  readonly within: NonNullable<Scope['within']>
  readonly kind: 'partner' | 'delegate'
}

const over = () =>
  new HttpError(403, { error: grantOver, message: 'You have no access to this file, or not any more.' })

/** 403: something of the file is granted, and this is not. */
export const notShared = () =>
  new HttpError(403, { error: notGranted, message: 'This part of the file is not shared with you.' })

/** 403: the partner, who signs in themselves, has kept it to themselves. */
export const ofPartner = () =>
  new HttpError(403, { error: 'of_partner', message: 'Only the partner can change this.' })

/**
 * Lets a call of a customer who has no file of their own go on only where it needs none: reads answer that there is nothing.
 * @throws HttpError 403 where it would put something in a file
 */
export function refuseWithoutFile(call: Call): void {
  const need = needOf(call)
  if (typeof need === 'object' && call.method !== 'GET')
    throw new HttpError(403, { error: 'no_file', message: 'There is no file of your own.' })
}

function isMet(need: Need, rights: PartRights): boolean {
  if (need === 'open') return true
  if (need === 'own') return false
  return 'read' in need
    ? need.read.some((part) => rights[part])
    : need.change.some((part) => rights[part] === 'change')
}

/**
 * Makes what a request about somebody else's file is let in by (HOUSE-03): a session of the one who acts, and a grant in force at
 * this very moment. It comes by a path of its own; nothing that a customer's own request carries makes it one of these.
 *
 * What is granted is read with the session, each time, so that a grant that ended while a page is open is refused at the next act.
 * @returns for a call and a request, the scope
 */
export const fileScopeOf =
  (context: Context, readSession: ReturnType<typeof fileSessionReader>) =>
  async (call: Call, request: FastifyRequest, tenant: KnownTenant): Promise<FileScope> =>
    inFirm(tenant.id, async () => {
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
      if (!isMet(needOf(call), rights)) throw notShared()
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
