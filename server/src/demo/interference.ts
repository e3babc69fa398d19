import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import type { FailNext, Switches } from './switches.ts'

const api = '/api/:subdomain/customer'

/** Failure kinds of routes. */
const kinds: Readonly<Record<string, FailNext['kind']>> = {
  [`POST ${api}/document`]: 'upload',
  [`POST ${api}/income/upload`]: 'upload',
  [`POST ${api}/customer/avatar`]: 'avatar',
  [`POST ${api}/customer/message`]: 'message',
  [`POST ${api}/task/message`]: 'message',
  [`POST ${api}/auth/change/password`]: 'password',
  [`POST ${api}/online_afspraken/appointment`]: 'appointment',
  [`DELETE ${api}/document/:id`]: 'delete',
  [`POST ${api}/auth/recover/password`]: 'recovery',
  [`POST ${api}/customer/assessment_token`]: 'assessment',
  [`POST ${api}/customer/assessment_token/partner`]: 'assessment',
  'POST /advice/scenarios': 'calculation',
  'POST /advice/refinance': 'calculation',
  'POST /advice/maximum_mortgage': 'calculation',
  'POST /advice/sustainability': 'calculation',
}

const broken = (status: number) =>
  new HttpError(status, { error: 'failed', message: 'This failure was asked for, to show what happens.' })

/** Customers whose calls are all rejected (DEMO-21). */
const refused: Readonly<Record<string, number>> = { zoe: 401, zeno: 400 }

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const nameIn = (value: unknown): string | undefined => {
  const name = read(value, 'username')
  return typeof name === 'string' ? name.toLowerCase() : undefined
}

/** Tenant of a request by its path or, on the portal's own origin, its body. */
const subdomainOf = (request: FastifyRequest): string =>
  String(
    read(request.params, 'subdomain') ??
      read(read(request.scope, 'tenant'), 'subdomain') ??
      read(request.body, 'tenant') ??
      '',
  )

function refuseTenant(request: FastifyRequest, switches: Switches): void {
  const path = request.routeOptions.url ?? ''
  const state = switches.stateOf(subdomainOf(request))
  if (state === 'maintenance')
    throw new HttpError(503, { error: 'maintenance', message: 'Planned maintenance.' })
  if (state === 'info-503' && path === `${api}/tenant` && request.method === 'GET') throw broken(503)
  const isCustomers = read(request.scope, 'customer') !== undefined
  if (state === 'failing' && isCustomers) throw broken(500)
}

async function refuseCustomer(request: FastifyRequest, switches: Switches): Promise<void> {
  const route = `${request.method} ${request.routeOptions.url}`
  const body = request.given?.body
  const username = nameIn(read(request.scope, 'customer')) ?? nameIn(body) ?? ''
  const status = refused[username]
  if (status !== undefined && read(request.scope, 'customer')) throw broken(status)
  const isSave = route.startsWith(`POST ${api}/edit_screen/`)
  if (isSave && username === 'wim') throw broken(500)
  if (kinds[route] === 'calculation' && username === 'rosa') throw broken(500)
  if (read(body, 'name') === 'fail.pdf') throw broken(500)
  if (username === 'recovery-fail' && kinds[route] === 'recovery') throw broken(422)
  if (kinds[route] === 'assessment') {
    if (username === 'hugo') throw broken(502)
    if (username === 'fatih') await sleep(45_000)
  }
  const kind = isSave ? 'save' : kinds[route]
  const failure = kind && switches.takeFailure(kind, username)
  if (failure !== undefined) throw broken(failure)
}

/** Makes calls fail according to switches and demo customers (SERVER-01, SERVER-02, SERVER-04). */
export function interfere(app: FastifyInstance, switches: Switches): void {
  app.addHook('preHandler', async (request) => {
    if (request.given === null) return
    refuseTenant(request, switches)
    await refuseCustomer(request, switches)
  })
}
