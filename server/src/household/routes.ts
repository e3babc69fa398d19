import type { Call } from '@portal/contract/call'
import { viewedPath } from '@portal/contract/desk/viewing'
import { fileCalls } from '@portal/contract/household'
import type { FastifyInstance } from 'fastify'
import { recordingActs } from '../audit/with-record.ts'
import type { Context } from '../context.ts'
import { adviceTenantOf, tenantOf } from '../http/authorise.ts'
import { notFound } from '../http/http-error.ts'
import { type Handler, type ReadOptions, registerOn } from '../http/register.ts'
import type { Routes } from '../http/routes.ts'
import { recordFileAct } from './acts.ts'
import { mayChange } from './parts.ts'
import { type FileScope, fileScopeOf, notShared } from './scope.ts'
import { fileSessionReader } from './session.ts'

/** Path of a customer's call for guests, in Fastify syntax. */
export const filePathOf = (call: Call): string => {
  const path = viewedPath(call)
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(/(.)\/$/, '$1')
  return `/api/:subdomain${fileCalls(':file')}${path}`
}

/**
 * Registers customers' calls a second time for guests (HOUSE-03): the same handlers with the file's owner, while the
 * database withholds parts. Public calls are not registered again. Changes are recorded with the guest (HOUSE-08).
 */
export function householdRoutes(app: FastifyInstance, context: Context): Routes {
  const register = registerOn(app, context)
  const scopeOf = fileScopeOf(context, fileSessionReader(context.db))

  const onRecord =
    <C extends Call>(call: C, handler: Handler<C, FileScope>): Handler<C, FileScope> =>
    async (given) => {
      const leavesLead =
        call.base === 'advice' && Boolean((given.body as { lead?: unknown } | undefined)?.lead)
      if (leavesLead && !mayChange('messages')) throw notShared()
      const act = { command: call.path, source: given.request.ip }
      return recordingActs(
        (tx) => recordFileAct(tx, context, given, act),
        () => handler(given),
      )
    }

  const customer = <C extends Call>(
    call: C,
    handler: Handler<C, FileScope>,
    options?: ReadOptions<C>,
  ): void =>
    register(
      call,
      filePathOf(call),
      async (request) => scopeOf(call, request, await tenantOf(context, request)),
      onRecord(call, handler),
      options,
    )

  return {
    proxy: () => {},
    advice: () => {},
    widget: () => {},
    tenant: () => {},
    customer,
    calculation: (call, key, handler) =>
      register(
        call,
        filePathOf(call),
        async (request) => {
          const tenant = await tenantOf(context, request)
          const { id } = await adviceTenantOf(context, request, key)
          if (id !== tenant.id) throw notFound()
          return scopeOf(call, request, tenant)
        },
        onRecord(call, handler),
      ),
  }
}
