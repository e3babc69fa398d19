import type { ApiCall } from '@portal/contract/call'
import { staffApiBase } from '@portal/contract/staff'
import { toTenantDay } from '@portal/time/clock'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as v from 'valibot'
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
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts'
import { createEtag, createRecordEtag, setEtagHeaders } from './etag.ts'
import { HttpError } from './http-error.ts'
import { readMultipart } from './multipart.ts'
import { parseInput } from './parse-input.ts'
import { sendFile } from './send-file.ts'
import { createWidgetCorsHook, registerPreflight } from './widget-origins.ts'

/** A response body that is already JSON text. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const toJson = (response: unknown): string =>
  response instanceof JsonText ? response.text : JSON.stringify(response)

export interface ValidatedInput<C extends ApiCall = ApiCall> {
  readonly params: { [K in keyof C['params']]: v.InferOutput<C['params'][K]> }
  readonly query: { [K in keyof C['query']]: v.InferOutput<C['query'][K]> }
  readonly body: C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
export type CallHandler<C extends ApiCall, S> = (
  input: ValidatedInput<C> & S,
) => Promise<v.InferInput<C['response']> | JsonText>
type RouteOptions = Pick<RouteShorthandOptions, 'config' | 'bodyLimit' | 'onRequest'> & {}

export interface ReadOptions extends RouteOptions {
  /** 'content': the response depends on more than the records of customer and tenant, and the date. */
  variesBy?: 'content'
}

const jsonContentType = 'application/json; charset=utf-8'

/** Creates a function that validates requests of a call. */
function createInputChecker(call: ApiCall, { config }: Context, forms: ConcurrencyLimit) {
  const params = v.object(call.params)
  const query = v.object(call.query)
  const readBody = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!request.isMultipart()) return request.body
    if (call.encoding === 'multipart') {
      const giveBack = await forms.acquire(String((request.scope as Partial<CustomerScope>).customer?.id))
      if (reply.raw.closed) giveBack()
      else reply.raw.once('close', giveBack)
      return readMultipart(request, config.bodySeconds)
    }
    throw new HttpError(415, { error: 'media_type', message: 'The body must be JSON.' })
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<ValidatedInput> => ({
    params: parseInput(params, request.params),
    query: parseInput(query, request.query),
    body: (call.body && parseInput(call.body, await readBody(request, reply))) as undefined,
    request,
    reply,
  })
}

/** Creates an ETag from revisions, so that the response need not be computed. */
const createRevisionEtag = (
  { clock }: Pick<Context, 'clock'>,
  request: FastifyRequest,
  { customer, restrictions }: CustomerScope,
) =>
  createRecordEtag(
    customer.revision,
    [
      request.url,
      customer.id,
      customer.revision,
      customer.tenantRevision,
      toTenantDay(clock()),
      ...(restrictions ? [JSON.stringify(restrictions)] : []),
    ].join(' '),
  )

/** Forms with files that are processed at the same time: in total, per customer, and waiting. */
const formConcurrency = { total: 8, perOwner: 2, queued: 200 }

/** Registers a call as a route. `readScope` returns the scope of each request. */
type RegisterCall = <C extends ApiCall, S extends object>(
  call: C,
  url: string,
  readScope: (request: FastifyRequest) => Promise<S>,
  handler: CallHandler<C, S>,
  options?: ReadOptions,
) => void

/** Creates the function that registers calls, with validation, tenant scope and ETags. */
export function createRegisterCall(app: FastifyInstance, context: Context): RegisterCall {
  const forms = createConcurrencyLimit(formConcurrency)

  /**
   * Sends a 304 without computing the response if the revisions are unchanged.
   * @param isPersonal false for a public response
   */
  async function sendReadResponse<C extends ApiCall>(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<v.InferInput<C['response']>>,
    { isPersonal, varies }: { isPersonal: boolean; varies: ReadOptions['variesBy'] },
  ): Promise<FastifyReply> {
    const scope = request.scope as CustomerScope
    if (varies !== 'content' && request.headers['if-none-match'] !== undefined) {
      const tag = createRevisionEtag(context, request, scope)
      if (setEtagHeaders(request, reply, tag, isPersonal)) return reply.code(304).send()
    }
    const response = await make()
    if (response instanceof Blob) return sendFile(reply, response, isPersonal)
    const text = toJson(response)
    const tag = varies === 'content' ? createEtag(text) : createRevisionEtag(context, request, scope)
    if (setEtagHeaders(request, reply, tag, isPersonal)) return reply.code(304).send()
    return reply.type(jsonContentType).send(text)
  }

  if (!app.hasRequestDecorator('scope')) app.decorateRequest('scope', null)
  if (!app.hasRequestDecorator('validatedInput')) app.decorateRequest('validatedInput', null)

  return <C extends ApiCall, S extends object>(
    call: C,
    url: string,
    scopeFor: (request: FastifyRequest) => Promise<S>,
    handler: CallHandler<C, S>,
    { variesBy, ...options }: ReadOptions = {},
  ): void => {
    const checkInput = createInputChecker(call, context, forms)
    const createResponse = (request: FastifyRequest) =>
      handler({ ...(request.scope as S), ...request.validatedInput } as ValidatedInput<C> & S)
    /** Runs a function with a database handle that sees only the tenant of the call, without withheld parts. */
    const runForTenant = <T>({ scope }: FastifyRequest, run: () => T): T => {
      const { tenant, restrictions } = scope as Partial<CustomerScope>
      return tenant === undefined ? run() : runWithinTenant(tenant.id, run, restrictions)
    }

    app.route({
      method: call.method,
      url,
      ...options,
      preValidation: async (request, reply) => {
        request.scope = await scopeFor(request)
        request.validatedInput = await checkInput(request, reply)
      },
      handler: (request, reply) =>
        runForTenant(request, async () => {
          if (call.method !== 'GET') {
            const text = toJson(await createResponse(request))
            return reply.header('cache-control', 'no-store').type(jsonContentType).send(text)
          }
          const isPersonal = call.access !== 'public'
          const varies = isPersonal ? variesBy : 'content'
          return sendReadResponse<C>(request, reply, () => createResponse(request), { isPersonal, varies })
        }),
    })
  }
}

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
  /** Registers a public call of a tenant, whose subdomain is in the path. */
  tenant<C extends ApiCall>(
    call: C,
    handler: CallHandler<C, { tenant: KnownTenant }>,
    options?: RouteOptions,
  ): void
  /** Registers a call of a signed-in customer. */
  customer<C extends ApiCall>(call: C, handler: CallHandler<C, CustomerScope>, options?: ReadOptions): void
}

const pathPrefixes = { proxy: '', tenant: '/api/:subdomain', advice: '/advice', staff: staffApiBase }

/** Converts a path of the contract to Fastify's syntax. */
export const toFastifySyntax = (path: string): string =>
  path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1')

/** Returns the path of a call in Fastify's syntax. */
export const toFastifyPath = (call: ApiCall): string => pathPrefixes[call.base] + toFastifySyntax(call.path)

const toWidgetIframePath = (call: ApiCall) =>
  toFastifyPath(call).replace(pathPrefixes.advice, pathPrefixes.advice + getWidgetIframePath(':ticket'))

export function createCallRoutes(app: FastifyInstance, context: Context): CallRoutes {
  const registerCall = createRegisterCall(app, context)
  const { db } = context
  const register = <C extends ApiCall, S extends object>(
    call: C,
    expected: Pick<ApiCall, 'base' | 'access'>,
    readScope: (request: FastifyRequest) => Promise<S>,
    handler: CallHandler<C, S>,
    { url = toFastifyPath(call), ...options }: ReadOptions & { url?: string } = {},
  ): void => {
    if (call.base !== expected.base || call.access !== expected.access)
      throw new TypeError(`${call.path} is registered as another kind of call than it is`)
    registerCall(call, url, readScope, handler, options)
  }
  /** Finds the customer of a request. Rejects calls that the customer may not use now. */
  const readCustomerScope = (call: ApiCall, request: FastifyRequest, tenant: KnownTenant) =>
    runWithinTenant(tenant.id, async () => {
      const scope = await authoriseCustomer(context, request, tenant)
      refuseUnlessFeatureOn(call, tenant)
      refuseFormerCustomerCall(call, scope.customer.leftAt, context.clock())
      await refuseWithoutSecondFactor(context, call, scope)
      return scope
    })

  const calculating = {
    rateLimit: { max: context.config.limits.calculationsPerMinute, timeWindow: '1 minute' },
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
        async (request) => ({ tenant: await findRequestTenant(db, request) }),
        handler,
        options,
      ),
    customer: (call, handler, options) =>
      register(
        call,
        { base: 'tenant', access: 'customer' },
        async (request) => {
          const scope = await readCustomerScope(call, request, await findRequestTenant(db, request))
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
        register(
          call,
          { base: 'advice', access: 'public' },
          async (request) => ({ tenant: await findAdviceKeyTenant(db, request, key) }),
          handler,
          { url, onRequest, config: calculating },
        )
      }
    },
    calculation: (call, key, handler) =>
      register(
        call,
        { base: 'advice', access: 'customer' },
        async (request) => readCustomerScope(call, request, await findAdviceKeyTenant(db, request, key)),
        handler,
        { config: calculating },
      ),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    scope: unknown
    validatedInput: ValidatedInput | null
  }
}
