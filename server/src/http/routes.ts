import type { Call } from '@portal/contract/call'
import { staffBase } from '@portal/contract/staff'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { AdviceKeyName } from '../database/tables/tenant.ts'
import { withinTenant } from '../database/tenant-scope.ts'
import { refuseAfterLeaving } from '../erasure/leaving.ts'
import { refuseWithoutFile } from '../household/scope.ts'
import { refuseUnlessKeyed } from '../passkeys/demand.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { framePath } from '../widget-frame/tickets.ts'
import { adviceTenantOf, refuseUnlessOffered, type Scope, scopeOf, tenantOf } from './authorise.ts'
import { type Handler, type Options, type ReadOptions, registerOn } from './register.ts'
import { answerPreflight, forWidgets } from './widget-origins.ts'

/** Registers calls of the contract. Handlers get validated input. */
export interface Routes {
  /** A call on the portal's own origin. */
  proxy<C extends Call>(call: C, handler: Handler<C, {}>, options?: Options): void
  /** A public call of the calculation service. */
  advice<C extends Call>(call: C, handler: Handler<C, {}>, options?: Options): void
  /**
   * A calculation for a widget, with a key of the tenant (MAXMORT-01); also at a second path for iframes, which send a
   * ticket.
   */
  widget<C extends Call>(call: C, key: AdviceKeyName, handler: Handler<C, { tenant: KnownTenant }>): void
  /** A calculation for a customer, with a key of the tenant. */
  calculation<C extends Call>(call: C, key: AdviceKeyName, handler: Handler<C, Scope>): void
  /** A public call of a tenant's API. */
  tenant<C extends Call>(call: C, handler: Handler<C, { tenant: KnownTenant }>, options?: Options): void
  /** A customer's call of a tenant's API. */
  customer<C extends Call>(call: C, handler: Handler<C, Scope>, options?: ReadOptions<C>): void
}

const prefixes = { proxy: '', tenant: '/api/:subdomain', advice: '/advice', staff: staffBase }

/** Path of a call, in Fastify syntax. */
export const pathOf = (call: Call): string =>
  prefixes[call.base] + call.path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1')

/** Path of a call for widget iframes. */
const framePathOf = (call: Call) =>
  pathOf(call).replace(prefixes.advice, prefixes.advice + framePath(':ticket'))

/** Makes the functions that register calls on an app. */
export function routesOf(app: FastifyInstance, context: Context): Routes {
  const registered = registerOn(app, context)
  function register<C extends Call, S extends object>(
    call: C,
    expected: Pick<Call, 'base' | 'access'>,
    scopeFor: (request: FastifyRequest) => Promise<S>,
    handler: Handler<C, S>,
    { url = pathOf(call), ...options }: ReadOptions<C> & { url?: string } = {},
  ): void {
    if (call.base !== expected.base || call.access !== expected.access)
      throw new TypeError(`${call.path} is registered as another kind of call than it is`)
    registered(call, url, scopeFor, handler, options)
  }

  const calculating = {
    rateLimit: { max: context.config.limits.calculations, timeWindow: '1 minute' },
  }

  return {
    proxy: (call, handler, options) =>
      register(call, { base: 'proxy', access: 'public' }, async () => ({}), handler, options),
    advice: (call, handler, options) =>
      register(call, { base: 'advice', access: 'public' }, async () => ({}), handler, options),
    tenant: (call, handler, options) =>
      register(
        call,
        { base: 'tenant', access: 'public' },
        async (request) => ({ tenant: await tenantOf(context, request) }),
        handler,
        options,
      ),
    customer: (call, handler, options) =>
      register(
        call,
        { base: 'tenant', access: 'customer' },
        async (request) => {
          const tenant = await tenantOf(context, request)
          const scope = await withinTenant(tenant.id, () => scopeOf(context, request, tenant))
          refuseUnlessOffered(call, scope.tenant)
          refuseAfterLeaving(call, scope.customer.leftAt, context.clock())
          await withinTenant(tenant.id, () => refuseUnlessKeyed(context, call, scope))
          if (scope.customer.hasFile === false) refuseWithoutFile(call)
          return scope
        },
        handler,
        options,
      ),
    widget: (call, key, handler) => {
      const onRequest = forWidgets(context, key)
      for (const url of [pathOf(call), framePathOf(call)]) {
        answerPreflight(app, { method: call.method, url, onRequest })
        register(
          call,
          { base: 'advice', access: 'public' },
          async (request) => ({ tenant: await adviceTenantOf(context, request, key) }),
          handler,
          { url, onRequest, config: calculating },
        )
      }
    },
    calculation: (call, key, handler) =>
      register(
        call,
        { base: 'advice', access: 'customer' },
        async (request) => {
          const tenant = await adviceTenantOf(context, request, key)
          return withinTenant(tenant.id, async () => {
            const scope = await scopeOf(context, request, tenant)
            refuseAfterLeaving(call, scope.customer.leftAt, context.clock())
            await refuseUnlessKeyed(context, call, scope)
            return scope
          })
        },
        handler,
        { config: calculating },
      ),
  }
}
