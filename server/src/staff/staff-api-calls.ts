import type { ApiCall } from '@portal/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import type { StaffRole } from '../database/tables/staff.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { toFastifyPath } from '../http/call-routes.ts'
import { createForbiddenError } from '../http/http-error.ts'
import { readMultipart } from '../http/multipart.ts'
import { parseInput } from '../http/parse-input.ts'
import { sendFile } from '../http/send-file.ts'
import { createUnknownTenantError, findTenantByCode, type KnownTenant } from '../tenants/find-tenant.ts'
import { requireStaffPerson } from './browser-session.ts'
import type { StaffPerson } from './staff-person.ts'
import type { StaffDependencies } from './staff-sign-in.ts'

export interface StaffCallInput<C extends ApiCall> {
  readonly person: StaffPerson
  readonly params: { [K in keyof C['params']]: v.InferOutput<C['params'][K]> }
  readonly query: { [K in keyof C['query']]: v.InferOutput<C['query'][K]> }
  readonly body: C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined
  /** IP address. */
  readonly source: string
}

export interface TenantCallInput<C extends ApiCall> extends StaffCallInput<C> {
  readonly tenant: KnownTenant
  readonly role: StaffRole
}

export type TenantCall = ApiCall & { readonly params: { tenant: v.GenericSchema<string> } }

type StaffCallHandler<C extends ApiCall, Input> = (input: Input) => Promise<v.InferInput<C['response']>>

export type StaffCalls = ReturnType<typeof createStaffCalls>

/**
 * @param code adviser code of the tenant
 * @throws HttpError 404 for an unknown tenant, 403 without one of the roles
 */
export async function getRoleAtTenant(
  db: Database,
  person: StaffPerson,
  code: string,
  roles: readonly StaffRole[],
): Promise<{ tenant: KnownTenant; role: StaffRole }> {
  const tenant = await findTenantByCode(db, code)
  if (!tenant) throw createUnknownTenantError()
  const role = person.roles.get(tenant.id)
  if (!role || !roles.includes(role))
    throw createForbiddenError(
      `You may not do this at ${tenant.tenant.name}: it takes ${roles.join(' or ')} there.`,
    )
  return { tenant, role }
}

/** Seconds without data after which a form is rejected. */
const defaultBodySeconds = 10

/** `url` is the origin of staff pages. `bodySeconds` is the maximum time without data of a form. */
type StaffCallDependencies = StaffDependencies & { url: string; db: Database; bodySeconds?: number }

/**
 * Creates functions that register staff calls. Each call reads session and roles again, so that a removed role ends
 * access at once.
 */
export function createStaffCalls(app: FastifyInstance, dependencies: StaffCallDependencies) {
  const readBody = ({ encoding }: ApiCall, request: FastifyRequest) =>
    encoding === 'multipart' && request.isMultipart()
      ? readMultipart(request, dependencies.bodySeconds ?? defaultBodySeconds)
      : (request.body ?? {})
  function registerCall<C extends ApiCall>(call: C, handler: StaffCallHandler<C, StaffCallInput<C>>): void {
    const [params, query] = [v.object(call.params), v.object(call.query)]
    app.route({
      method: call.method,
      url: toFastifyPath(call),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const person = await requireStaffPerson(request, dependencies)
        const input = {
          person,
          params: parseInput(params, request.params),
          query: parseInput(query, request.query),
          body: call.body ? parseInput(call.body, await readBody(call, request)) : undefined,
          source: request.ip,
        }
        reply.header('cache-control', 'no-store')
        const answer = await handler(input as unknown as StaffCallInput<C>)
        return answer instanceof Blob ? sendFile(reply, answer, true) : answer
      },
    })
  }
  return {
    /** Registers a call for operators. */
    operatorCall: <C extends ApiCall>(call: C, handler: StaffCallHandler<C, StaffCallInput<C>>): void =>
      registerCall(call, async (input) => {
        if (!input.person.isOperator) throw createForbiddenError('You may not do this: it takes an operator.')
        return handler(input)
      }),
    /**
     * Registers a call for people with one of these roles at the tenant in its path. The tenant's database handle is
     * limited to that tenant.
     */
    tenantCall: <C extends TenantCall>(
      call: C,
      roles: readonly StaffRole[],
      handler: StaffCallHandler<C, TenantCallInput<C>>,
    ): void =>
      registerCall(call, async (input) => {
        const { tenant, role } = await getRoleAtTenant(
          dependencies.db,
          input.person,
          input.params.tenant as string,
          roles,
        )
        return runWithinTenant(tenant.id, () => handler({ ...input, tenant, role }))
      }),
  }
}
