import { TenantCode } from '@portal/contract/desk/desk-call'
import { getLiveEventsPath, liveEventNames } from '@portal/contract/desk/live-events'
import { staffApiBase } from '@portal/contract/staff'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { AllTenantsContext } from '../../context.ts'
import { runWithinTenant } from '../../database/tenant-scope.ts'
import { parseInput } from '../../http/parse-input.ts'
import { requireStaffPerson } from '../../staff/browser-session.ts'
import { getRoleAtTenant } from '../../staff/staff-api-calls.ts'
import type { StaffDependencies } from '../../staff/staff-sign-in.ts'
import { findCustomerOrFail } from '../customer-names.ts'
import { rolesWithReadAccess } from '../desk-dependencies.ts'
import { createNotificationHub } from './notification-hub.ts'

const keepAliveMs = 15_000

const DeskEventStreamQuery = v.object({
  customer: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber())),
})

/** Streams events to each open desk page (server-sent events). The stream ends when the person loses the role. */
export function registerDeskEventStream(
  app: FastifyInstance,
  context: AllTenantsContext,
  staff: StaffDependencies & { url: string },
): void {
  const hub = createNotificationHub(context)
  const open = new Set<() => void>()
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    for (const end of open) end()
    await hub.close()
  })

  async function findStaffRole(request: FastifyRequest, code: string) {
    const person = await requireStaffPerson(request, staff)
    return { person, ...(await getRoleAtTenant(context.allTenantsDb, person, code, rolesWithReadAccess)) }
  }

  app.get<{ Params: { tenant: string } }>(
    staffApiBase + getLiveEventsPath(':tenant'),
    async (request, reply) => {
      const code = parseInput(v.object({ tenant: TenantCode }), request.params).tenant
      const { customer = null } = parseInput(DeskEventStreamQuery, request.query)
      const { person, tenant } = await findStaffRole(request, code)
      if (customer !== null) await runWithinTenant(tenant.id, () => findCustomerOrFail(context.db, customer))
      await hub.start()
      reply.hijack()
      const { raw } = reply
      /** The code below does not await, so that this check or the `close` event notices every disconnect. */
      if (raw.destroyed) return
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const sendEvent = (event: string, data: unknown) =>
        raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      const subscription = hub.join({
        staff: person.id,
        name: person.name,
        tenant: tenant.id,
        customer,
        onChange: (of) => sendEvent(liveEventNames.changed, of),
        onPresence: (names) => sendEvent(liveEventNames.present, names),
      })
      const endStream = () => {
        if (!open.delete(endStream)) return
        clearInterval(keepAliveTimer)
        subscription.leave()
        raw.end()
      }
      const keepAliveTimer = setInterval(() => {
        raw.write(': still here\n\n')
        findStaffRole(request, code).then(subscription.keepAlive, endStream)
      }, keepAliveMs)
      open.add(endStream)
      raw.on('close', endStream)
      sendEvent(liveEventNames.open, null)
      if (isStopping) endStream()
    },
  )
}
