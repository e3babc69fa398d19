import type { ApiCall } from '@portal/contract/call'
import { toTenantDay } from '@portal/contract/clock'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { allCalls } from '../documentation/calls.ts'
import type { CustomerScope } from './authorise.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts'
import { createEtag, createRecordEtag, setEtagHeaders } from './etag.ts'
import { HttpError } from './http-error.ts'
import { type JsonText, toJson } from './json-text.ts'
import { readMultipart } from './multipart.ts'
import { parseInput, refuseDeepNesting } from './parse-input.ts'
import { sendFile } from './send-file.ts'

/** Validated input of a call. */
export interface ValidatedInput<C extends ApiCall = ApiCall> {
  readonly params: { [K in keyof C['params']]: v.InferOutput<C['params'][K]> }
  readonly query: { [K in keyof C['query']]: v.InferOutput<C['query'][K]> }
  readonly body: C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
/** Handles a call, and returns its response. */
export type CallHandler<C extends ApiCall, S> = (
  given: ValidatedInput<C> & S,
) => Promise<v.InferInput<C['response']> | JsonText>
export type RouteOptions = Pick<RouteShorthandOptions, 'config' | 'bodyLimit' | 'onRequest'> & {}

/**
 * A dependency of a response: `ask` reads its version before the response is computed, `tell` finds it in the response.
 */
interface ResponseDependency<C extends ApiCall> {
  ask(scope: CustomerScope): Promise<string>
  tell(answer: v.InferInput<C['response']>): string
}

/** Options of a customer's read. */
export interface ReadOptions<C extends ApiCall> extends RouteOptions {
  /**
   * Dependencies of a response besides the records of customer and tenant and today's date. 'content' if only the
   * response itself shows whether they changed.
   */
  varies?: 'content' | ResponseDependency<C>
}

const jsonContentType = 'application/json; charset=utf-8'

/** Maximum size in bytes of a body that the main thread validates; another thread validates larger bodies. */
const maxInlineValidationBytes = 16 * 1024

const namesByCall = new Map(allCalls.map(({ name, call }) => [call, name]))

/** Creates the function that validates a call's input. Schemas are compiled once. */
function createInputChecker(call: ApiCall, { threads, config }: Context, forms: ConcurrencyLimit) {
  const params = v.object(call.params)
  const query = v.object(call.query)
  const readBody = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!request.isMultipart()) return request.body
    if (call.encoding === 'multipart') {
      const giveBack = await forms.take(String((request.scope as Partial<CustomerScope>).customer?.id))
      if (reply.raw.closed) giveBack()
      else reply.raw.once('close', giveBack)
      return readMultipart(request, config.bodySeconds)
    }
    throw new HttpError(415, { error: 'media_type', message: 'The body must be JSON.' })
  }
  const hasLargeBody = ({ headers, body }: FastifyRequest) =>
    body !== undefined &&
    Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > maxInlineValidationBytes
  const readCheckedBody = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const name = namesByCall.get(call)
    if (!call.body) return undefined
    if (name === undefined || !hasLargeBody(request))
      return parseInput(call.body, await readBody(request, reply))
    refuseDeepNesting(request.body)
    const { output, refused } = await threads.run('validateBody', { call: name, body: request.body })
    if (refused) throw new HttpError(refused.status, refused.body)
    return output
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<ValidatedInput> => ({
    params: parseInput(params, request.params),
    query: parseInput(query, request.query),
    body: (await readCheckedBody(request, reply)) as undefined,
    request,
    reply,
  })
}

/** Creates the ETag of a customer's read, from the revisions of its sources and the withheld parts. */
const createRevisionEtag = (
  { clock }: Context,
  request: FastifyRequest,
  { customer, within }: CustomerScope,
  more: string,
) =>
  createRecordEtag(
    customer.revision,
    [
      ...[request.url, customer.id, customer.revision, customer.tenantRevision, toTenantDay(clock()), more],
      ...(within ? [JSON.stringify(within)] : []),
    ].join(' '),
  )

/** Maximum number of forms with files that are processed at the same time: in total, per customer, and waiting. */
const formConcurrency = { total: 8, perOwner: 2, queued: 200 }

/** Registers a call as a route at a path; `scopeFor` determines the scope of each request. */
export type RegisterCall = <C extends ApiCall, S extends object>(
  call: C,
  url: string,
  scopeFor: (request: FastifyRequest) => Promise<S>,
  handler: CallHandler<C, S>,
  options?: ReadOptions<C>,
) => void

/** Creates the function that registers calls as routes, with validation, tenant scope and ETags. */
export function createRegister(app: FastifyInstance, context: Context): RegisterCall {
  const forms = createConcurrencyLimit(formConcurrency)

  /** Responds to a customer's read. If the revisions are unchanged, it sends a 304 without computing the response. */
  async function sendRead<C extends ApiCall>(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<v.InferInput<C['response']>>,
    varies: ReadOptions<C>['varies'],
  ): Promise<FastifyReply> {
    const scope = request.scope as CustomerScope
    if (varies !== 'content' && request.headers['if-none-match'] !== undefined) {
      const tag = createRevisionEtag(context, request, scope, (await varies?.ask(scope)) ?? '')
      if (setEtagHeaders(request, reply, tag, true)) return reply.code(304).send()
    }
    const made = await make()
    if (made instanceof Blob) return sendFile(reply, made, true)
    const text = toJson(made)
    const tag =
      varies === 'content'
        ? createEtag(text)
        : createRevisionEtag(context, request, scope, varies?.tell(made) ?? '')
    if (setEtagHeaders(request, reply, tag, true)) return reply.code(304).send()
    return reply.type(jsonContentType).send(text)
  }

  async function sendPublic(request: FastifyRequest, reply: FastifyReply, made: unknown) {
    if (made instanceof Blob) return sendFile(reply, made, false)
    const text = toJson(made)
    if (setEtagHeaders(request, reply, createEtag(text), false)) return reply.code(304).send()
    return reply.type(jsonContentType).send(text)
  }

  if (!app.hasRequestDecorator('scope')) app.decorateRequest('scope', null)
  if (!app.hasRequestDecorator('given')) app.decorateRequest('given', null)

  return <C extends ApiCall, S extends object>(
    call: C,
    url: string,
    scopeFor: (request: FastifyRequest) => Promise<S>,
    handler: CallHandler<C, S>,
    { varies, ...options }: ReadOptions<C> = {},
  ): void => {
    const given = createInputChecker(call, context, forms)
    const createResponse = (request: FastifyRequest) =>
      handler({ ...(request.scope as S), ...request.given } as ValidatedInput<C> & S)
    /** Runs a call with access to its tenant only, and without withheld parts. */
    const forTenant = <T>({ scope }: FastifyRequest, act: () => T): T => {
      const { tenant, within } = scope as Partial<CustomerScope>
      return tenant === undefined ? act() : runWithinTenant(tenant.id, act, within)
    }

    app.route({
      method: call.method,
      url,
      ...options,
      preValidation: async (request, reply) => {
        request.scope = await scopeFor(request)
        request.given = await given(request, reply)
      },
      handler: (request, reply) =>
        forTenant(request, async () => {
          if (call.method !== 'GET') {
            const text = toJson(await createResponse(request))
            return reply.header('cache-control', 'no-store').type(jsonContentType).send(text)
          }
          if (call.access === 'public') return sendPublic(request, reply, await createResponse(request))
          return sendRead<C>(request, reply, () => createResponse(request), varies)
        }),
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Tenant and customer of the request, as far as its route has them. */
    scope: unknown
    /** Validated input of the request. */
    given: ValidatedInput | null
  }
}
