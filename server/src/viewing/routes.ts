import type { Call } from '@portal/contract/call'
import { isOnlyLooking, viewedPath, viewingBase, viewingOnly } from '@portal/contract/desk/viewing'
import { staffBase } from '@portal/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Context, WholeContext } from '../context.ts'
import { isLookingOnly } from '../database/tenant-scope.ts'
import { adviceTenantOf, refuseUnlessOffered, type Scope } from '../http/authorise.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { type Handler, type ReadOptions, registerOn } from '../http/register.ts'
import { pathOf, type Routes, routesOf } from '../http/routes.ts'
import type { StaffParts } from '../staff/sign-in.ts'
import { viewerOf } from './viewer.ts'

const refusal = () =>
  new HttpError(403, { error: viewingOnly, message: 'You are only looking: nothing can be changed here.' })

/** Path of a customer's call for viewing staff, in Fastify syntax. */
export const viewingPathOf = (call: Call): string => {
  const path = viewedPath(call)
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(/(.)\/$/, '$1')
  return `${staffBase}${viewingBase(':tenant', ':viewed')}${path}`
}

/** Runs a call read-only: the database rejects any change, which becomes an error. */
const onlyLooking =
  <C extends Call, S>(handler: Handler<C, S>): Handler<C, S> =>
  async (given) => {
    try {
      return await handler(given)
    } catch (error) {
      throw isLookingOnly(error) ? refusal() : error
    }
  }

/**
 * Registers customers' calls a second time for viewing staff (DESK-17): the same handlers with a read-only database
 * handle. Writes are rejected before that by the kind of call, so that no new one can be forgotten; nothing is marked,
 * counted or stored.
 * Public reads, such as streets and maps, stay at their normal path, since pictures and iframes request them there.
 * Sign-in calls are not available.
 */
export function viewingRoutes(
  app: FastifyInstance,
  { looking: context, whole }: { looking: Context; whole: WholeContext },
  staff: StaffParts & { url: string },
): Routes {
  const register = registerOn(app, context)
  const open = routesOf(app, context)
  const viewer = viewerOf(whole, staff)
  const isFree = (call: Call) => !app.hasRoute({ method: call.method, url: pathOf(call) })
  const reads = (call: Call) => call.method === 'GET' && isFree(call)

  const scopeFor = (call: Call) => async (request: Parameters<typeof viewer>[0]) => {
    const scope = await viewer(request)
    if (!isOnlyLooking(call)) throw refusal()
    refuseUnlessOffered(call, scope.tenant)
    return scope
  }
  const view = <C extends Call>(call: C, handler: Handler<C, Scope>, options?: ReadOptions<C>) =>
    register(call, viewingPathOf(call), scopeFor(call), onlyLooking(handler), options)

  return {
    proxy: (call, handler, options) => {
      if (reads(call)) open.proxy(call, handler, options)
    },
    advice: (call, handler, options) => {
      if (reads(call)) open.advice(call, handler, options)
    },
    widget: (call, key, handler) => {
      if (isFree(call)) open.widget(call, key, handler)
    },
    tenant: () => {},
    customer: view,
    calculation: (call, key, handler) =>
      register(
        call,
        viewingPathOf(call),
        async (request) => {
          const scope = await viewer(request)
          const { id } = await adviceTenantOf(context, request, key)
          if (id !== scope.tenant.id) throw notFound()
          return scope
        },
        onlyLooking(handler),
      ),
  }
}
