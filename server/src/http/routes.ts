import type { Call } from '@portal/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { dateAt } from '../today.ts'
import { type Scope, scopeOf, tenantOf } from './authorise.ts'
import { check } from './check.ts'
import { tagAnswer, tagOf } from './etag.ts'
import { answerFile } from './file-answer.ts'
import { readMultipart } from './multipart.ts'

/** What a call was given, checked against its schemas. */
export interface Given<C extends Call = Call> {
  readonly params: { [K in keyof C['params']]: v.InferOutput<C['params'][K]> }
  readonly query: { [K in keyof C['query']]: v.InferOutput<C['query'][K]> }
  readonly body: C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
type Handler<C extends Call, S> = (given: Given<C> & S) => Promise<v.InferInput<C['answer']>>
type Options = Pick<RouteShorthandOptions, 'config' | 'bodyLimit'>

interface ReadOptions extends Options {
  /**
   * What else an answer follows from than the records of the customer and the firm and today's date:
   * a text that changes with it, or 'content' when only the answer itself tells.
   */
  varies?: 'content' | ((scope: Scope) => Promise<string>)
}

/** Registers the calls of the contract. What a handler gets has been checked against the call's schemas. */
export interface Routes {
  /** A call at the portal's own origin. */
  proxy<C extends Call>(call: C, handler: Handler<C, {}>, options?: Options): void
  /** A call of the calculation service. */
  advice<C extends Call>(call: C, handler: Handler<C, {}>, options?: Options): void
  /** A call of a firm's API that needs no sign-in. */
  tenant<C extends Call>(call: C, handler: Handler<C, { tenant: KnownTenant }>, options?: Options): void
  /** A call of a firm's API on behalf of a customer. */
  customer<C extends Call>(call: C, handler: Handler<C, Scope>, options?: ReadOptions): void
}

const prefixes = { proxy: '', tenant: '/api/:subdomain', advice: '/advice' }

/** Where this server has a call, as Fastify writes paths. */
export const pathOf = (call: Call): string =>
  prefixes[call.base] + call.path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1')

const givenTo = async (call: Call, request: FastifyRequest, reply: FastifyReply): Promise<Given> => ({
  params: check(v.object(call.params), request.params),
  query: check(v.object(call.query), request.query),
  body: (call.body &&
    check(call.body, request.isMultipart() ? await readMultipart(request) : request.body)) as undefined,
  request,
  reply,
})

/** Tag of a customer's read without making the answer, from the revisions of what it follows from. */
async function revisionTag(
  { clock }: Context,
  request: FastifyRequest,
  scope: Scope,
  varies: ReadOptions['varies'],
) {
  if (varies === 'content') return undefined
  const { id, revision } = scope.customer
  const more = await varies?.(scope)
  return tagOf([request.url, id, revision, scope.revision, dateAt(clock()), more].join(' '))
}

/** Makes the way to register calls on an app. */
export function routesOf(app: FastifyInstance, context: Context): Routes {
  function register<C extends Call, S extends object>(
    call: C,
    expected: Pick<Call, 'base' | 'access'>,
    scopeFor: (request: FastifyRequest) => Promise<S>,
    handler: Handler<C, S>,
    { varies, ...options }: ReadOptions = {},
  ): void {
    if (call.base !== expected.base || call.access !== expected.access)
      throw new TypeError(`${call.path} is registered as another kind of call than it is`)
    const personal = call.access === 'customer'

    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const scope = request.scope as S
      const tag =
        personal && call.method === 'GET' && call.answers !== 'file'
          ? await revisionTag(context, request, scope as unknown as Scope, varies)
          : undefined
      if (tag && tagAnswer(request, reply, tag, personal)) return reply.code(304).send()
      const made = await handler({ ...scope, ...request.given } as Given<C> & S)
      if (made instanceof Blob) return answerFile(reply, made, personal)
      if (call.method !== 'GET') return reply.header('cache-control', 'no-store').send(made)
      const text = JSON.stringify(made)
      if (!tag && tagAnswer(request, reply, tagOf(text), personal)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(text)
    }

    app.route({
      method: call.method,
      url: pathOf(call),
      ...options,
      preValidation: async (request, reply) => {
        request.scope = await scopeFor(request)
        request.given = await givenTo(call, request, reply)
      },
      handler: answer,
    })
  }

  app.decorateRequest('scope', null)
  app.decorateRequest('given', null)
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
        (request) => scopeOf(context, request),
        handler,
        options,
      ),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Firm and customer of the request, once they are known. */
    scope: unknown
    /** What the call was given, once it was checked. */
    given: Given | null
  }
}
