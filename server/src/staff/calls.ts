import type { Call } from '@portal/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { check } from '../http/check.ts'
import { HttpError } from '../http/http-error.ts'
import { pathOf } from '../http/routes.ts'
import { requirePerson } from './browser-session.ts'
import type { StaffPerson } from './person.ts'
import type { StaffParts } from './sign-in.ts'

/** What a call of staff is given, checked against its schemas. */
export interface GivenByStaff<C extends Call> {
  readonly person: StaffPerson
  readonly params: { [K in keyof C['params']]: v.InferOutput<C['params'][K]> }
  readonly query: { [K in keyof C['query']]: v.InferOutput<C['query'][K]> }
  readonly body: C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined
  /** Address that it comes from. */
  readonly source: string
}

/** Registers calls of the contract for staff. */
export interface StaffCalls {
  /** A call of who operates the portal. */
  operator<C extends Call>(
    call: C,
    handler: (given: GivenByStaff<C>) => Promise<v.InferInput<C['answer']>>,
  ): void
}

const forbidden = () =>
  new HttpError(403, { error: 'forbidden', message: 'You may not do this: it takes an operator.' })

/** Makes the way to register calls of staff on an app; each asks anew who it is of, so that a role that is gone is gone at once. */
export function staffCalls(app: FastifyInstance, parts: StaffParts & { url: string }): StaffCalls {
  return {
    operator: (call, handler) => {
      const [params, query] = [v.object(call.params), v.object(call.query)]
      const given = (request: FastifyRequest, person: StaffPerson) => ({
        person,
        params: check(params, request.params),
        query: check(query, request.query),
        body: (call.body ? check(call.body, request.body ?? {}) : undefined) as never,
        source: request.ip,
      })
      app.route({
        method: call.method,
        url: pathOf(call),
        handler: async (request, reply) => {
          const person = await requirePerson(request, parts)
          if (!person.isOperator) throw forbidden()
          reply.header('cache-control', 'no-store')
          return handler(given(request, person) as GivenByStaff<typeof call>)
        },
      })
    },
  }
}
