import type { Call } from '@portal/contract/call'
import { dayAt } from '@portal/contract/clock'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { inFirm } from '../database/firm.ts'
import { allCalls } from '../documentation/calls.ts'
import type { Scope } from './authorise.ts'
import { check, refuseDeep } from './check.ts'
import { recordTag, tagAnswer, tagOf } from './etag.ts'
import { answerFile } from './file-answer.ts'
import { HttpError } from './http-error.ts'
import { type JsonText, jsonOf } from './json-text.ts'
import { readMultipart } from './multipart.ts'
import { createTurns, type Turns } from './turns.ts'

/** What a call was given, checked against its schemas. */
export interface Given<C extends Call = Call> {
  readonly params: { [K in keyof C['params']]: v.InferOutput<C['params'][K]> }
  readonly query: { [K in keyof C['query']]: v.InferOutput<C['query'][K]> }
  readonly body: C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
/** Does a call, and answers what its contract says. */
export type Handler<C extends Call, S> = (
  given: Given<C> & S,
) => Promise<v.InferInput<C['answer']> | JsonText>
/** How a call is registered. */
export type Options = Pick<RouteShorthandOptions, 'config' | 'bodyLimit' | 'onRequest'> & {}

/** What an answer follows from besides the revisions: how to ask for it beforehand, and what the answer tells of it. */
interface Varying<C extends Call> {
  ask(scope: Scope): Promise<string>
  tell(answer: v.InferInput<C['answer']>): string
}

/** How a read of a customer is registered. */
export interface ReadOptions<C extends Call> extends Options {
  /**
   * What else an answer follows from than the records of the customer and the firm and today's date;
   * 'content' when only the answer itself tells.
   */
  varies?: 'content' | Varying<C>
}

const json = 'application/json; charset=utf-8'

/** Bytes of a body that is checked by the thread that answers; larger ones are checked beside it. */
const quick = 16 * 1024

const names = new Map(allCalls.map(({ name, call }) => [call, name]))

/** Checks what a call is given with schemas that are made once. */
function checkerOf(call: Call, { threads, config }: Context, forms: Turns) {
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

/** Tag of a customer's read, from the revisions of what it follows from and what is left out of it. */
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

/** Forms with files that are in memory at once, from before they are read until they are answered, and those that wait. */
const formTurns = { most: 8, each: 2, waiting: 200 }

/** How a call becomes a route of a server: at an address, for whoever `scopeFor` finds it to be of. */
export type Register = <C extends Call, S extends object>(
  call: C,
  url: string,
  scopeFor: (request: FastifyRequest) => Promise<S>,
  handler: Handler<C, S>,
  options?: ReadOptions<C>,
) => void

/** Makes the way by which calls become routes of an app: checked, for their firm, and answered with entity tags. */
export function registerOn(app: FastifyInstance, context: Context): Register {
  const forms = createTurns(formTurns)

  /** Answers a customer's read: with 304 before it is made where its revisions tell that nothing changed. */
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
    /** Everything a call does, once its firm is known, is for that firm, and sees nothing of what is left out. */
    const forFirm = <T>({ scope }: FastifyRequest, act: () => T): T => {
      const { tenant, within } = scope as Partial<Scope>
      return tenant === undefined ? act() : inFirm(tenant.id, act, within)
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
        forFirm(request, async () => {
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
    /** Firm and customer of the request, once they are known. */
    scope: unknown
    /** What the call was given, once it was checked. */
    given: Given | null
  }
}
