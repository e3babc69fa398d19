import type { Call } from '@portal/contract/call'
import { dayAt } from '@portal/contract/clock'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { withinTenant } from '../database/tenant-scope.ts'
import { allCalls } from '../documentation/calls.ts'
import type { Scope } from './authorise.ts'
import { check, refuseDeep } from './check.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts'
import { recordTag, tagAnswer, tagOf } from './etag.ts'
import { answerFile } from './file-answer.ts'
import { HttpError } from './http-error.ts'
import { type JsonText, jsonOf } from './json-text.ts'
import { readMultipart } from './multipart.ts'

/** Validated input of a call. */
export interface Given<C extends Call = Call> {
  readonly params: { [K in keyof C['params']]: v.InferOutput<C['params'][K]> }
  readonly query: { [K in keyof C['query']]: v.InferOutput<C['query'][K]> }
  readonly body: C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
/** Handles a call, and returns its response. */
export type Handler<C extends Call, S> = (
  given: Given<C> & S,
) => Promise<v.InferInput<C['answer']> | JsonText>
/** Options of a call's route. */
export type Options = Pick<RouteShorthandOptions, 'config' | 'bodyLimit' | 'onRequest'> & {}

/** Additional dependencies of a response: how to read them beforehand, and how they show in the response. */
interface Varying<C extends Call> {
  ask(scope: Scope): Promise<string>
  tell(answer: v.InferInput<C['answer']>): string
}

/** Options of a customer's read. */
export interface ReadOptions<C extends Call> extends Options {
  /**
   * Dependencies of a response besides the records of customer and tenant and today's date; 'content' if only the
   * response itself shows them.
   */
  varies?: 'content' | Varying<C>
}

const json = 'application/json; charset=utf-8'

/** Maximum body size in bytes that is validated in the main thread; larger ones are validated in another. */
const quick = 16 * 1024

const names = new Map(allCalls.map(({ name, call }) => [call, name]))

/** Validates a call's input with schemas that are compiled once. */
function checkerOf(call: Call, { threads, config }: Context, forms: ConcurrencyLimit) {
  const params = v.object(call.params)
  const query = v.object(call.query)
  const bodyOf = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!request.isMultipart()) return request.body
    if (call.encoding === 'multipart') {
      const giveBack = await forms.take(String((request.scope as Partial<Scope>).customer?.id))
      if (reply.raw.closed) giveBack()
      else reply.raw.once('close', giveBack)
      return readMultipart(request, config.bodySeconds)
    }
    throw new HttpError(415, { error: 'media_type', message: 'The body must be JSON.' })
  }
  const isLarge = ({ headers, body }: FastifyRequest) =>
    body !== undefined && Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > quick
  const checkedBody = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const name = names.get(call)
    if (!call.body) return undefined
    if (name === undefined || !isLarge(request)) return check(call.body, await bodyOf(request, reply))
    refuseDeep(request.body)
    const { output, refused } = await threads.run('checkedBody', { call: name, body: request.body })
    if (refused) throw new HttpError(refused.status, refused.body)
    return output
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Given> => ({
    params: check(params, request.params),
    query: check(query, request.query),
    body: (await checkedBody(request, reply)) as undefined,
    request,
    reply,
  })
}

/** ETag of a customer's read, from the revisions of its sources and the withheld parts. */
const revisionTag = (
  { clock }: Context,
  request: FastifyRequest,
  { customer, within }: Scope,
  more: string,
) =>
  recordTag(
    customer.revision,
    [
      ...[request.url, customer.id, customer.revision, customer.tenantRevision, dayAt(clock()), more],
      ...(within ? [JSON.stringify(within)] : []),
    ].join(' '),
  )

/** Concurrency of forms with files, from reading to response: in total, per customer, and waiting. */
const formLimit = { total: 8, perOwner: 2, queued: 200 }

/** Registers a call as a route: at a path, with the scope that `scopeFor` determines. */
export type Register = <C extends Call, S extends object>(
  call: C,
  url: string,
  scopeFor: (request: FastifyRequest) => Promise<S>,
  handler: Handler<C, S>,
  options?: ReadOptions<C>,
) => void

/** Makes the function that registers calls as routes: validated, scoped to the tenant, with ETags. */
export function registerOn(app: FastifyInstance, context: Context): Register {
  const forms = createConcurrencyLimit(formLimit)

  /** Responds to a customer's read; with 304, before it is computed, if its revisions are unchanged. */
  async function answerRead<C extends Call>(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<v.InferInput<C['answer']>>,
    varies: ReadOptions<C>['varies'],
  ): Promise<FastifyReply> {
    const scope = request.scope as Scope
    if (varies !== 'content' && request.headers['if-none-match'] !== undefined) {
      const tag = revisionTag(context, request, scope, (await varies?.ask(scope)) ?? '')
      if (tagAnswer(request, reply, tag, true)) return reply.code(304).send()
    }
    const made = await make()
    if (made instanceof Blob) return answerFile(reply, made, true)
    const text = jsonOf(made)
    const tag =
      varies === 'content' ? tagOf(text) : revisionTag(context, request, scope, varies?.tell(made) ?? '')
    if (tagAnswer(request, reply, tag, true)) return reply.code(304).send()
    return reply.type(json).send(text)
  }

  async function answerPublic(request: FastifyRequest, reply: FastifyReply, made: unknown) {
    if (made instanceof Blob) return answerFile(reply, made, false)
    const text = jsonOf(made)
    if (tagAnswer(request, reply, tagOf(text), false)) return reply.code(304).send()
    return reply.type(json).send(text)
  }

  if (!app.hasRequestDecorator('scope')) app.decorateRequest('scope', null)
  if (!app.hasRequestDecorator('given')) app.decorateRequest('given', null)

  return <C extends Call, S extends object>(
    call: C,
    url: string,
    scopeFor: (request: FastifyRequest) => Promise<S>,
    handler: Handler<C, S>,
    { varies, ...options }: ReadOptions<C> = {},
  ): void => {
    const given = checkerOf(call, context, forms)
    const make = (request: FastifyRequest) =>
      handler({ ...(request.scope as S), ...request.given } as Given<C> & S)
    /** Runs a call scoped to its tenant and without withheld parts. */
    const forTenant = <T>({ scope }: FastifyRequest, act: () => T): T => {
      const { tenant, within } = scope as Partial<Scope>
      return tenant === undefined ? act() : withinTenant(tenant.id, act, within)
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
            const text = jsonOf(await make(request))
            return reply.header('cache-control', 'no-store').type(json).send(text)
          }
          if (call.access === 'public') return answerPublic(request, reply, await make(request))
          return answerRead<C>(request, reply, () => make(request), varies)
        }),
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Tenant and customer of the request. */
    scope: unknown
    /** Validated input of the request. */
    given: Given | null
  }
}
