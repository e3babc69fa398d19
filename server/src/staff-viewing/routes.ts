import type { ApiCall } from '@portal/contract/call'
import {
  getStaffViewingCallBase,
  getStaffViewingCallPath,
  isReadOnlyCall,
  viewingOnlyErrorName,
} from '@portal/contract/desk/staff-viewing'
import { staffApiBase } from '@portal/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext, Context } from '../context.ts'
import { isReadOnlyError } from '../database/database-error.ts'
import { type CustomerScope, findAdviceKeyTenant, refuseUnlessFeatureOn } from '../http/authorise.ts'
import {
  type CallHandler,
  type CallRoutes,
  createCallRoutes,
  createRegisterCall,
  type ReadOptions,
  toFastifyPath,
  toFastifySyntax,
} from '../http/call-routes.ts'
import { createNotFoundError, HttpError } from '../http/http-error.ts'
import type { StaffDependencies } from '../staff/staff-sign-in.ts'
import { createStaffViewingScopeReader } from './staff-viewing-scope-reader.ts'

const createReadOnlyError = () =>
  new HttpError(403, {
    error: viewingOnlyErrorName,
    message: 'You are only looking: nothing can be changed here.',
  })

/** Returns the path of a call on the staff server, in Fastify's syntax. */
export const getViewingPath = (call: ApiCall): string =>
  `${staffApiBase}${getStaffViewingCallBase(':tenant', ':viewed')}${toFastifySyntax(getStaffViewingCallPath(call))}`

/** Wraps a handler so that a change, which the database rejects, becomes an error response. */
const createReadOnlyGuard =
  <C extends ApiCall, S>(handler: CallHandler<C, S>): CallHandler<C, S> =>
  async (input) => {
    try {
      return await handler(input)
    } catch (error) {
      throw isReadOnlyError(error) ? createReadOnlyError() : error
    }
  }

/**
 * Registers customers' calls a second time, for staff who view a customer's portal (DESK-17). The same handlers run
 * with a read-only database handle. Writes and sign-in calls are not registered.
 * Public reads, such as streets and maps, stay at their usual path, since pictures and iframes request them there.
 */
export function registerStaffViewingRoutes(
  app: FastifyInstance,
  { context, allTenantsContext }: { context: Context; allTenantsContext: AllTenantsContext },
  staff: StaffDependencies & { url: string },
): CallRoutes {
  const register = createRegisterCall(app, context)
  const open = createCallRoutes(app, context)
  const viewer = createStaffViewingScopeReader(allTenantsContext, staff)
  const isPathFree = (call: ApiCall) => !app.hasRoute({ method: call.method, url: toFastifyPath(call) })
  const isReadCall = (call: ApiCall) => call.method === 'GET' && isPathFree(call)

  const createScopeReader = (call: ApiCall) => async (request: Parameters<typeof viewer>[0]) => {
    const scope = await viewer(request)
    if (!isReadOnlyCall(call)) throw createReadOnlyError()
    refuseUnlessFeatureOn(call, scope.tenant)
    return scope
  }
  const view = <C extends ApiCall>(call: C, handler: CallHandler<C, CustomerScope>, options?: ReadOptions) =>
    register(call, getViewingPath(call), createScopeReader(call), createReadOnlyGuard(handler), options)

  return {
    proxy: (call, handler, options) => {
      if (isReadCall(call)) open.proxy(call, handler, options)
    },
    advice: (call, handler, options) => {
      if (isReadCall(call)) open.advice(call, handler, options)
    },
    widget: (call, key, handler) => {
      if (isPathFree(call)) open.widget(call, key, handler)
    },
    tenant: () => {},
    customer: view,
    calculation: (call, key, handler) =>
      register(
        call,
        getViewingPath(call),
        async (request) => {
          const scope = await viewer(request)
          const { id } = await findAdviceKeyTenant(context.db, request, key)
          if (id !== scope.tenant.id) throw createNotFoundError()
          return scope
        },
        createReadOnlyGuard(handler),
      ),
  }
}
