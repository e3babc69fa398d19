import type { ApiCall } from '@portal/contract/call'
import { getStaffViewingCallPath } from '@portal/contract/desk/staff-viewing'
import { getCustomerFileCallBase } from '@portal/contract/household'
import type { FastifyInstance } from 'fastify'
import { runWithAuditEntry } from '../audit/with-audit-entry.ts'
import type { Context } from '../context.ts'
import { findAdviceKeyTenant, findRequestTenant } from '../http/authorise.ts'
import {
  type CallHandler,
  type CallRoutes,
  createRegisterCall,
  type ReadOptions,
  toFastifySyntax,
} from '../http/call-routes.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { canChangeCustomerFilePart } from './customer-file-parts.ts'
import { recordHouseholdAction } from './household-actions.ts'
import { createHouseholdScopeReader, createNotSharedError, type HouseholdScope } from './household-scope.ts'

/** Returns the path of a call for another person's data, in Fastify's syntax. */
export const toHouseholdFastifyPath = (call: ApiCall): string =>
  `/api/:subdomain${getCustomerFileCallBase(':file')}${toFastifySyntax(getStaffViewingCallPath(call))}`

/**
 * Registers customers' calls a second time, for guests (HOUSE-03). The same handlers run with the owner of the customer
 * file as customer, and the database withholds the parts that the guest may not see. Changes are recorded with the
 * guest as actor (HOUSE-08).
 */
export function createHouseholdRoutes(app: FastifyInstance, context: Context): CallRoutes {
  const register = createRegisterCall(app, context)
  const scopeOf = createHouseholdScopeReader(context)

  const onRecord =
    <C extends ApiCall>(call: C, handler: CallHandler<C, HouseholdScope>): CallHandler<C, HouseholdScope> =>
    async (input) => {
      const leavesLead =
        call.base === 'advice' && Boolean((input.body as { lead?: unknown } | undefined)?.lead)
      if (leavesLead && !canChangeCustomerFilePart('messages')) throw createNotSharedError()
      const action = {
        tenantId: input.tenant.id,
        fileId: input.customer.id,
        actor: input.restrictions.actor ?? 0,
        role: input.kind,
        command: call.path,
        about: {},
        source: input.request.ip,
      }
      return runWithAuditEntry(
        (tx) => recordHouseholdAction(tx, context, action),
        () => handler(input),
      )
    }

  const customer = <C extends ApiCall>(
    call: C,
    handler: CallHandler<C, HouseholdScope>,
    options?: ReadOptions,
  ): void =>
    register(
      call,
      toHouseholdFastifyPath(call),
      async (request) => scopeOf(call, request, await findRequestTenant(context.db, request)),
      onRecord(call, handler),
      options,
    )

  return {
    proxy: () => {},
    advice: () => {},
    widget: () => {},
    tenant: () => {},
    customer,
    calculation: (call, key, handler) =>
      register(
        call,
        toHouseholdFastifyPath(call),
        async (request) => {
          const tenant = await findRequestTenant(context.db, request)
          const { id } = await findAdviceKeyTenant(context.db, request, key)
          if (id !== tenant.id) throw createNotFoundError()
          return scopeOf(call, request, tenant)
        },
        onRecord(call, handler),
      ),
  }
}
