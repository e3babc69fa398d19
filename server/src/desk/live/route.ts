import { TenantCode } from '@portal/contract/desk/desk-call'
import { liveEvents, livePath } from '@portal/contract/desk/live'
import { staffBase } from '@portal/contract/staff'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { WholeContext } from '../../context.ts'
import { withinTenant } from '../../database/tenant-scope.ts'
import { check } from '../../http/check.ts'
import { HttpError } from '../../http/http-error.ts'
import { requirePerson } from '../../staff/browser-session.ts'
import type { StaffParts } from '../../staff/sign-in.ts'
import { findTenantByCode, unknownTenant } from '../../tenants/find.ts'
import { customerOf } from '../customer-of.ts'
import { createHub } from './hub.ts'

/** Interval of keep-alive messages and role checks, in milliseconds. */
const beatMs = 15_000

const Query = v.object({ customer: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber())) })

/**
 * Server-sent events for each open desk page: `changed` with a customer's number or null; `present` with the names of
 * others at the same file. It ends when the person's role does.
 */
export function liveRoute(
  app: FastifyInstance,
  context: WholeContext,
  staff: StaffParts & { url: string },
): void {
  const hub = createHub(context)
  const open = new Set<() => void>()
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    for (const end of open) end()
    await hub.close()
  })

  async function roleOf(request: FastifyRequest, code: string) {
    const person = await requirePerson(request, staff)
    const tenant = await findTenantByCode(context.everyTenant, code)
    if (!tenant) throw unknownTenant()
    if (!person.roles.has(tenant.id))
      throw new HttpError(403, { error: 'forbidden', message: `You have no role at ${tenant.tenant.name}.` })
    return { person, tenant }
  }

  app.get<{ Params: { tenant: string } }>(staffBase + livePath(':tenant'), async (request, reply) => {
    const code = check(v.object({ tenant: TenantCode }), request.params).tenant
    const { customer = null } = check(Query, request.query)
    const { person, tenant } = await roleOf(request, code)
    if (customer !== null) await withinTenant(tenant.id, () => customerOf(context.db, customer))
    await hub.start()
    reply.hijack()
    const { raw } = reply
    /** No awaits from here on, so that a disconnect is always noticed: now, or by the `close` event. */
    if (raw.destroyed) return
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const send = (event: string, data: unknown) =>
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    const line = hub.join({
      staff: person.id,
      name: person.name,
      tenant: tenant.id,
      customer,
      changed: (of) => send(liveEvents.changed, of),
      present: (names) => send(liveEvents.present, names),
    })
    const end = () => {
      if (!open.delete(end)) return
      clearInterval(beat)
      line.leave()
      raw.end()
    }
    const beat = setInterval(() => {
      raw.write(': still here\n\n')
      roleOf(request, code).then(line.stay, end)
    }, beatMs)
    open.add(end)
    raw.on('close', end)
    send(liveEvents.open, null)
    if (isStopping) end()
  })
}
