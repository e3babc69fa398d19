import type { Call } from '@portal/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import type { StaffRole } from '../database/tables/staff.ts'
import { withinTenant } from '../database/tenant-scope.ts'
import { check } from '../http/check.ts'
import { answerFile } from '../http/file-answer.ts'
import { HttpError } from '../http/http-error.ts'
import { readMultipart } from '../http/multipart.ts'
import { pathOf } from '../http/routes.ts'
import { findTenantByCode, type KnownTenant, unknownTenant } from '../tenants/find.ts'
import { requirePerson } from './browser-session.ts'
import type { StaffPerson } from './person.ts'
import type { StaffParts } from './sign-in.ts'

/** Validated input of a staff call. */
export interface GivenByStaff<C extends Call> {
  readonly person: StaffPerson
  readonly params: { [K in keyof C['params']]: v.InferOutput<C['params'][K]> }
  readonly query: { [K in keyof C['query']]: v.InferOutput<C['query'][K]> }
  readonly body: C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined
  /** IP address. */
  readonly source: string
}

/** Additional input of a call at a tenant. */
export interface GivenAtTenant<C extends Call> extends GivenByStaff<C> {
  readonly tenant: KnownTenant
  readonly role: StaffRole
}

/** A call with a tenant in its path. */
type CallOfTenant = Call & { readonly params: { tenant: v.GenericSchema<string> } }

type Handler<C extends Call, G> = (given: G) => Promise<v.InferInput<C['answer']>>

/** Registers staff calls of the contract. */
export interface StaffCalls {
  /** A call for operators. */
  operator<C extends Call>(call: C, handler: Handler<C, GivenByStaff<C>>): void
  /**
   * A call for people with one of these roles at the tenant in its path. The tenant database handle is limited to that
   * tenant.
   */
  tenantCall<C extends CallOfTenant>(
    call: C,
    roles: readonly StaffRole[],
    handler: Handler<C, GivenAtTenant<C>>,
  ): void
}

const forbidden = (message: string) => new HttpError(403, { error: 'forbidden', message })

/**
 * A tenant by code, and the person's role there.
 * @throws HttpError 404 for an unknown tenant, 403 without one of the roles
 */
export async function roleAt(
  db: Database,
  person: StaffPerson,
  code: string,
  roles: readonly StaffRole[],
): Promise<{ tenant: KnownTenant; role: StaffRole }> {
  const tenant = await findTenantByCode(db, code)
  if (!tenant) throw unknownTenant()
  const role = person.roles.get(tenant.id)
  if (!role || !roles.includes(role))
    throw forbidden(`You may not do this at ${tenant.tenant.name}: it takes ${roles.join(' or ')} there.`)
  return { tenant, role }
}

/** Default maximum time without data of a form. */
const usualSeconds = 10

/**
 * Dependencies of staff calls; `url` is the origin of staff pages, `bodySeconds` the maximum time without data of a
 * form.
 */
type Parts = StaffParts & { url: string; db: Database; bodySeconds?: number }

/**
 * Makes the functions that register staff calls; each checks the session again, so that a removed role stops at once.
 */
export function staffCalls(app: FastifyInstance, parts: Parts): StaffCalls {
  const bodyOf = ({ encoding }: Call, request: FastifyRequest) =>
    encoding === 'multipart' && request.isMultipart()
      ? readMultipart(request, parts.bodySeconds ?? usualSeconds)
      : (request.body ?? {})
  function register<C extends Call>(
    call: C,
    act: (given: GivenByStaff<C>) => Promise<v.InferInput<C['answer']>>,
  ): void {
    const [params, query] = [v.object(call.params), v.object(call.query)]
    app.route({
      method: call.method,
      url: pathOf(call),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const person = await requirePerson(request, parts)
        const given = {
          person,
          params: check(params, request.params),
          query: check(query, request.query),
          body: call.body ? check(call.body, await bodyOf(call, request)) : undefined,
          source: request.ip,
        }
        reply.header('cache-control', 'no-store')
        const answer = await act(given as unknown as GivenByStaff<C>)
        return answer instanceof Blob ? answerFile(reply, answer, true) : answer
      },
    })
  }
  return {
    operator: (call, handler) =>
      register(call, async (given) => {
        if (!given.person.isOperator) throw forbidden('You may not do this: it takes an operator.')
        return handler(given)
      }),
    tenantCall: (call, roles, handler) =>
      register(call, async (given) => {
        const { tenant, role } = await roleAt(parts.db, given.person, given.params.tenant as string, roles)
        return withinTenant(tenant.id, () => handler({ ...given, tenant, role }))
      }),
  }
}
