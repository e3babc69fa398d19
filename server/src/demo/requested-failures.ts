import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import type { DemoSwitches, RequestedFailure } from './demo-switches.ts'

const customerApiPath = '/api/:subdomain/customer'

const failureKindByRoute: Readonly<Record<string, RequestedFailure['kind']>> = {
  [`POST ${customerApiPath}/document`]: 'upload',
  [`POST ${customerApiPath}/income/upload`]: 'upload',
  [`POST ${customerApiPath}/customer/avatar`]: 'avatar',
  [`POST ${customerApiPath}/customer/message`]: 'message',
  [`POST ${customerApiPath}/task/message`]: 'message',
  [`POST ${customerApiPath}/auth/change/password`]: 'password',
  [`POST ${customerApiPath}/online_afspraken/appointment`]: 'appointment',
  [`DELETE ${customerApiPath}/document/:id`]: 'delete',
  [`POST ${customerApiPath}/auth/recover/password`]: 'recovery',
  [`POST ${customerApiPath}/customer/assessment_token`]: 'assessment',
  [`POST ${customerApiPath}/customer/assessment_token/partner`]: 'assessment',
  'POST /advice/scenarios': 'calculation',
  'POST /advice/refinance': 'calculation',
  'POST /advice/maximum_mortgage': 'calculation',
  'POST /advice/sustainability': 'calculation',
}

const createRequestedFailureError = (status: number) =>
  new HttpError(status, { error: 'failed', message: 'This failure was asked for, to show what happens.' })

/** HTTP status with which all calls of these customers fail (DEMO-21). */
const rejectedCustomers: Readonly<Record<string, number>> = { zoe: 401, zeno: 400 }

const readProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const findUsername = (value: unknown): string | undefined => {
  const name = readProperty(value, 'username')
  return typeof name === 'string' ? name.toLowerCase() : undefined
}

/** Gets the subdomain from the path or, on the portal's own origin, from the body. */
const getTenantSubdomain = (request: FastifyRequest): string =>
  String(
    readProperty(request.params, 'subdomain') ??
      readProperty(readProperty(request.scope, 'tenant'), 'subdomain') ??
      readProperty(request.body, 'tenant') ??
      '',
  )

function throwTenantFailure(request: FastifyRequest, switches: DemoSwitches): void {
  const path = request.routeOptions.url ?? ''
  const state = switches.getState(getTenantSubdomain(request))
  if (state === 'maintenance')
    throw new HttpError(503, { error: 'maintenance', message: 'Planned maintenance.' })
  if (state === 'info-503' && path === `${customerApiPath}/tenant` && request.method === 'GET')
    throw createRequestedFailureError(503)
  const isCustomers = readProperty(request.scope, 'customer') !== undefined
  if (state === 'failing' && isCustomers) throw createRequestedFailureError(500)
}

async function throwCustomerFailure(request: FastifyRequest, switches: DemoSwitches): Promise<void> {
  const route = `${request.method} ${request.routeOptions.url}`
  const body = request.validatedInput?.body
  const username = findUsername(readProperty(request.scope, 'customer')) ?? findUsername(body) ?? ''
  const status = rejectedCustomers[username]
  if (status !== undefined && readProperty(request.scope, 'customer'))
    throw createRequestedFailureError(status)
  const isSave = route.startsWith(`POST ${customerApiPath}/edit_screen/`)
  if (isSave && username === 'wim') throw createRequestedFailureError(500)
  if (failureKindByRoute[route] === 'calculation' && username === 'rosa')
    throw createRequestedFailureError(500)
  if (readProperty(body, 'name') === 'fail.pdf') throw createRequestedFailureError(500)
  if (username === 'recovery-fail' && failureKindByRoute[route] === 'recovery')
    throw createRequestedFailureError(422)
  if (failureKindByRoute[route] === 'assessment') {
    if (username === 'hugo') throw createRequestedFailureError(502)
    if (username === 'fatih') await sleep(45_000)
  }
  const kind = isSave ? 'save' : failureKindByRoute[route]
  const failure = kind && switches.takeFailure(kind, username)
  if (failure !== undefined) throw createRequestedFailureError(failure)
}

/** Makes calls fail according to the switches, and all calls of some customers (SERVER-01, SERVER-02, SERVER-04). */
export function registerFailureHooks(app: FastifyInstance, switches: DemoSwitches): void {
  app.addHook('preHandler', async (request) => {
    if (request.validatedInput === null) return
    throwTenantFailure(request, switches)
    await throwCustomerFailure(request, switches)
  })
}
