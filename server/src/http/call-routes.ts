import type { ApiCall } from '@portal/contract/call'
import { staffApiBase } from '@portal/contract/staff'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { AdviceKeyName } from '../database/tables/tenant.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { refuseFormerCustomerCall } from '../erasure/former-customer-access.ts'
import { refuseWithoutCustomerFile } from '../household/household-scope.ts'
import { refuseWithoutSecondFactor } from '../passkeys/second-factor-requirement.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { getWidgetIframePath } from '../widget-iframe/widget-iframe-tickets.ts'
import {
  authoriseCustomer,
  type CustomerScope,
  findAdviceKeyTenant,
  findRequestTenant,
  refuseUnlessFeatureOn,
} from './authorise.ts'
import { type CallHandler, createRegisterCall, type ReadOptions, type RouteOptions } from './register-call.ts'
import { createWidgetCorsHook, registerPreflight } from './widget-origins.ts'

/** Registers calls of the contract. Handlers get validated input. */
export interface CallRoutes {
  /** Registers a public call whose path has no prefix, such as sign-in and sign-out (`base` 'proxy'). */
  proxy<C extends ApiCall>(call: C, handler: CallHandler<C, {}>, options?: RouteOptions): void
  /** Registers a public call of the calculation service. */
  advice<C extends ApiCall>(call: C, handler: CallHandler<C, {}>, options?: RouteOptions): void
  /**
   * Registers a calculation for widgets, with a key of the tenant (MAXMORT-01). Iframes use a second path with a
   * ticket.
   */
  widget<C extends ApiCall>(
    call: C,
    key: AdviceKeyName,
    handler: CallHandler<C, { tenant: KnownTenant }>,
  ): void
  /** Registers a calculation for a customer, with a key of the tenant. */
  calculation<C extends ApiCall>(call: C, key: AdviceKeyName, handler: CallHandler<C, CustomerScope>): void
  /** Registers the route of a calculation for a signed-in customer. The tenant must have the advice key `key`. */
  tenant<C extends ApiCall>(
    call: C,
    handler: CallHandler<C, { tenant: KnownTenant }>,
    options?: RouteOptions,
  ): void
  /** Registers a call of a signed-in customer. */
  customer<C extends ApiCall>(call: C, handler: CallHandler<C, CustomerScope>, options?: ReadOptions<C>): void
}

const pathPrefixes = { proxy: '', tenant: '/api/:subdomain', advice: '/advice', staff: staffApiBase }

/** Returns the path of a call in Fastify's syntax. */
export const toFastifyPath = (call: ApiCall): string =>
  pathPrefixes[call.base] + call.path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1')

const toWidgetIframePath = (call: ApiCall) =>
  toFastifyPath(call).replace(pathPrefixes.advice, pathPrefixes.advice + getWidgetIframePath(':ticket'))

export function createCallRoutes(app: FastifyInstance, context: Context): CallRoutes {
  const registered = createRegisterCall(app, context)
  function registerCall<C extends ApiCall, S extends object>(
    call: C,
    expected: Pick<ApiCall, 'base' | 'access'>,
    scopeFor: (request: FastifyRequest) => Promise<S>,
    handler: CallHandler<C, S>,
    { url = toFastifyPath(call), ...options }: ReadOptions<C> & { url?: string } = {},
  ): void {
    if (call.base !== expected.base || call.access !== expected.access)
      throw new TypeError(`${call.path} is registered as another kind of call than it is`)
    registered(call, url, scopeFor, handler, options)
  }

  const calculating = {
    rateLimit: { max: context.config.limits.calculationsPerMinute, timeWindow: '1 minute' },
  }

  return {
    proxy: (call, handler, options) =>
      registerCall(call, { base: 'proxy', access: 'public' }, async () => ({}), handler, options),
    advice: (call, handler, options) =>
      registerCall(call, { base: 'advice', access: 'public' }, async () => ({}), handler, options),
    tenant: (call, handler, options) =>
      registerCall(
        call,
        { base: 'tenant', access: 'public' },
        async (request) => ({ tenant: await findRequestTenant(context.db, request) }),
        handler,
        options,
      ),
    customer: (call, handler, options) =>
      registerCall(
        call,
        { base: 'tenant', access: 'customer' },
        async (request) => {
          const tenant = await findRequestTenant(context.db, request)
          const scope = await runWithinTenant(tenant.id, () => authoriseCustomer(context, request, tenant))
          refuseUnlessFeatureOn(call, scope.tenant)
          refuseFormerCustomerCall(call, scope.customer.leftAt, context.clock())
          await runWithinTenant(tenant.id, () => refuseWithoutSecondFactor(context, call, scope))
          if (scope.customer.hasFile === false) refuseWithoutCustomerFile(call)
          return scope
        },
        handler,
        options,
      ),
    widget: (call, key, handler) => {
      const onRequest = createWidgetCorsHook(context, key)
      for (const url of [toFastifyPath(call), toWidgetIframePath(call)]) {
        registerPreflight(app, { method: call.method, url, onRequest })
        registerCall(
          call,
          { base: 'advice', access: 'public' },
          async (request) => ({ tenant: await findAdviceKeyTenant(context.db, request, key) }),
          handler,
          { url, onRequest, config: calculating },
        )
      }
    },
    calculation: (call, key, handler) =>
      registerCall(
        call,
        { base: 'advice', access: 'customer' },
        async (request) => {
          const tenant = await findAdviceKeyTenant(context.db, request, key)
          return runWithinTenant(tenant.id, async () => {
            const scope = await authoriseCustomer(context, request, tenant)
            refuseFormerCustomerCall(call, scope.customer.leftAt, context.clock())
            await refuseWithoutSecondFactor(context, call, scope)
            return scope
          })
        },
        handler,
        { config: calculating },
      ),
  }
}
