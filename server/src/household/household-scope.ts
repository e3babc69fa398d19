import type { ApiCall } from '@portal/contract/call'
import { accessGrantEndedErrorName, accessNotGrantedErrorName } from '@portal/contract/household'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { refuseFormerCustomerCall } from '../erasure/former-customer-access.ts'
import {
  type CustomerScope,
  createNoAccessError,
  readRequestSession,
  refuseUnlessFeatureOn,
} from '../http/authorise.ts'
import { createUnauthorizedError, HttpError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { refuseWithoutSecondFactor } from '../passkeys/second-factor-requirement.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { type CustomerFileRights, getGuestRights, toScopeRestrictions } from './customer-file-parts.ts'
import { createHouseholdSessionReader } from './household-session.ts'
import { getRequiredAccess, type RequiredAccess } from './required-access.ts'

export interface HouseholdScope extends CustomerScope {
  readonly restrictions: NonNullable<CustomerScope['restrictions']>
  readonly kind: 'partner' | 'delegate'
}

const createAccessGrantEndedError = () =>
  new HttpError(403, {
    error: accessGrantEndedErrorName,
    message: 'You have no access to this file, or not any more.',
  })

/** Error 403: the guest may not use this part of the customer file. */
export const createNotSharedError = () =>
  new HttpError(403, {
    error: accessNotGrantedErrorName,
    message: 'This part of the file is not shared with you.',
  })

/** Error 403: the partner withholds this part of the customer file. */
export const createPartnerOnlyError = () =>
  new HttpError(403, { error: 'of_partner', message: 'Only the partner can change this.' })

/**
 * Rejects calls that change data, with HttpError 403, for a customer without an own customer file. GET requests return
 * no data for such a customer.
 */
export function refuseWithoutCustomerFile(call: ApiCall): void {
  const need = getRequiredAccess(call)
  if (typeof need === 'object' && call.method !== 'GET')
    throw new HttpError(403, { error: 'no_file', message: 'There is no file of your own.' })
}

function hasRequiredAccess(need: RequiredAccess, rights: CustomerFileRights): boolean {
  if (need === 'open') return true
  if (need === 'own') return false
  return 'read' in need
    ? need.read.some((part) => rights[part])
    : need.change.some((part) => rights[part] === 'change')
}

/**
 * Creates the function that checks access to another person's customer file (HOUSE-03). It reads the session and the
 * grant of access for each call, so that an ended grant is rejected at once. Calls for another person's data have
 * separate paths, so that a call for the customer's own data never reaches another person's data.
 * @returns a function that returns the scope of a request
 */
export const createHouseholdScopeReader = (context: Context) => {
  const readSession = createHouseholdSessionReader(context.db)
  return async (call: ApiCall, request: FastifyRequest, tenant: KnownTenant): Promise<HouseholdScope> =>
    runWithinTenant(tenant.id, async () => {
      const { file } = request.params as { file: string }
      const { claims, proven } = await readRequestSession(context, request, tenant)
      const [isProven, found] = await Promise.all([
        proven,
        readSession(claims, tenant.id, parseRecordId(file), context.clock()),
      ])
      if (!isProven || !found) throw createUnauthorizedError()
      if (!found.person.hasAccess) throw createNoAccessError()
      if (!found.grant || !found.file) throw createAccessGrantEndedError()
      for (const { leftAt } of [found.person, found.file])
        refuseFormerCustomerCall(call, leftAt, context.clock())
      await refuseWithoutSecondFactor(context, call, { tenant, customer: found.person })
      const rights = getGuestRights(found.grant, found.consents !== null)
      if (!hasRequiredAccess(getRequiredAccess(call), rights)) throw createNotSharedError()
      refuseUnlessFeatureOn(call, tenant)
      const { tenantRevision } = found
      return {
        tenant,
        customer: { ...found.file, tenantRevision },
        sessionId: '',
        restrictions: toScopeRestrictions(rights, found.person.id),
        kind: found.grant.kind,
      }
    })
}
