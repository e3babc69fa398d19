import type { Call } from '@portal/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { inFirm } from '../database/firm.ts'
import type { StaffRole } from '../database/tables/staff.ts'
import { check } from '../http/check.ts'
import { answerFile } from '../http/file-answer.ts'
import { HttpError } from '../http/http-error.ts'
import { readMultipart } from '../http/multipart.ts'
import { pathOf } from '../http/routes.ts'
import { findTenantByCode, type KnownTenant, unknownTenant } from '../tenants/find.ts'
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

/** What a call of a firm's own staff is given besides. */
export interface GivenAtFirm<C extends Call> extends GivenByStaff<C> {
  readonly tenant: KnownTenant
  readonly role: StaffRole
}

/** A call of which the address names a firm. */
type CallOfFirm = Call & { readonly params: { firm: v.GenericSchema<string> } }

type Handler<C extends Call, G> = (given: G) => Promise<v.InferInput<C['answer']>>

/** Registers calls of the contract for staff. */
export interface StaffCalls {
  /** A call of who operates the portal. */
  operator<C extends Call>(call: C, handler: Handler<C, GivenByStaff<C>>): void
  /**
   * A call of who has one of these roles at the firm that its address names. Whatever it does through the database's handle of
   * firms sees that firm and no other.
   */
  firm<C extends CallOfFirm>(call: C, roles: readonly StaffRole[], handler: Handler<C, GivenAtFirm<C>>): void
}

const forbidden = (message: string) => new HttpError(403, { error: 'forbidden', message })

/**
 * A firm by its code, and as what somebody is there.
 * @throws HttpError 404 where there is no such firm, 403 where the person has none of these roles there
 */
export async function roleAt(
  db: Database,
  person: StaffPerson,
  firm: string,
  roles: readonly StaffRole[],
): Promise<{ tenant: KnownTenant; role: StaffRole }> {
  const tenant = await findTenantByCode(db, firm)
  if (!tenant) throw unknownTenant()
  const role = person.roles.get(tenant.id)
  if (!role || !roles.includes(role))
    throw forbidden(`You may not do this at ${tenant.tenant.name}: it takes ${roles.join(' or ')} there.`)
  return { tenant, role }
}

/** How long nothing of a form may arrive, where nobody says. */
const usualSeconds = 10

/** What a call of staff needs; `url` is the origin of their pages, `bodySeconds` how long nothing of a form may arrive. */
type Parts = StaffParts & { url: string; db: Database; bodySeconds?: number }

/** Makes the way to register calls of staff on an app; each asks anew who it is of, so that a role that is gone is gone at once. */
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
    firm: (call, roles, handler) =>
      register(call, async (given) => {
        const { tenant, role } = await roleAt(parts.db, given.person, given.params.firm as string, roles)
        return inFirm(tenant.id, () => handler({ ...given, tenant, role }))
      }),
  }
}
