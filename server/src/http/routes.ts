import type { BodyOf, Call } from '@portal/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { type Scope, scopeOf, tenantOf } from './authorise.ts'
import { check } from './check.ts'
import { answerTagged } from './etag.ts'

type Given<C extends Call> = {
  readonly params: { [K in keyof C['params']]: v.InferOutput<C['params'][K]> }
  readonly query: { [K in keyof C['query']]: v.InferOutput<C['query'][K]> }
  readonly body: C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
type Handler<C extends Call, S> = (given: Given<C> & S) => Promise<v.InferInput<C['answer']>>
type Options = Pick<RouteShorthandOptions, 'config' | 'bodyLimit'>

/** Registers the calls of the contract. What a handler gets has been checked against the call's schemas. */
export interface Routes {
  /** A call at the portal's own origin. */
  proxy<C extends Call>(call: C, handler: Handler<C, {}>, options?: Options): void
  /** A call of a firm's API that needs no sign-in. */
  tenant<C extends Call>(call: C, handler: Handler<C, { tenant: KnownTenant }>, options?: Options): void
  /** A call of a firm's API on behalf of a customer. */
  customer<C extends Call>(call: C, handler: Handler<C, Scope>, options?: Options): void
}

const pathOf = (call: Call) =>
  (call.base === 'tenant' ? '/api/:subdomain' : '') + call.path.replace(/\{(\w+)\}/g, ':$1')

/** Body of the type the call declares, for messages: see `BodyOf`. */
export type Sent<C extends Call> = BodyOf<C>

/** Makes the way to register calls on an app. */
export function routesOf(app: FastifyInstance, context: Context): Routes {
  function register<C extends Call, S>(
    call: C,
    expected: Pick<Call, 'base' | 'access'>,
    scope: (request: FastifyRequest) => Promise<S>,
    handler: Handler<C, S>,
    options: Options = {},
  ): void {
    if (call.base !== expected.base || call.access !== expected.access)
      throw new TypeError(`${call.path} is registered as another kind of call than it is`)
    app.route({
      method: call.method,
      url: pathOf(call),
      ...options,
      preValidation: async (request) => {
        request.scope = await scope(request)
      },
      handler: async (request, reply) => {
        const given = {
          ...(request.scope as S),
          params: check(v.object(call.params), request.params),
          query: check(v.object(call.query), request.query),
          body: call.body && check(call.body, request.body),
          request,
          reply,
        } as Given<C> & S
        const answer = await handler(given)
        if (reply.sent) return reply
        if (call.method === 'GET') return answerTagged(request, reply, answer, call.access === 'customer')
        return reply.header('cache-control', 'no-store').send(answer)
      },
    })
  }

  app.decorateRequest('scope', null)
  return {
    proxy: (call, handler, options) =>
      register(call, { base: 'proxy', access: 'public' }, async () => ({}), handler, options),
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
  }
}
