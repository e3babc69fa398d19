import type { ApiCall, CallInput, CallResponse } from '@portal/contract/call'
import { createCallUrl } from '@portal/contract/call'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { createServers } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { OpenDatabase } from '../src/database/database.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { createLog } from '../src/log.ts'
import { openDemoDatabase } from './databases.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { signInStaffWithAllRights } from './sign-in-staff.ts'

/** Test server with the demo's data and a controllable clock. */
export interface Harness {
  app: FastifyInstance
  /** The server for staff, releases and the tenant API. */
  staff: FastifyInstance
  database: OpenDatabase
  now(): Date
  advanceClock(seconds: number): void
  signIn(username: string, tenant?: string): Promise<{ access_token: string; refresh_token: string }>
  /** Signs in and returns the access token. */
  getAccessToken(username: string, tenant?: string): Promise<string>
  /** Sends a call that must succeed, and returns the parsed response. */
  request<C extends ApiCall>(
    call: C,
    token: string,
    input?: CallInput<C>,
    tenant?: string,
  ): Promise<CallResponse<C>>
  close(): Promise<void>
}

/** Settings of a demo in tests, with calculations enabled for any date. */
export const testSettings = {
  DEMO: 'true',
  LOG_LEVEL: 'silent',
  NORMS_GRACE_DAYS: '3650',
  PUSH_KEY: 'a key of the tests that is long enough',
  SESSION_SECRET: 'a secret of the tests that is long enough',
}

export async function startHarness(
  change: (config: Config) => Config = (config) => config,
  files = createMemoryFileStore(),
  log?: Logger,
): Promise<Harness> {
  const config = change(readConfig({ ...testSettings, MAP_TILES_URL: 'off' }))
  const database = await openDemoDatabase()
  await signInStaffWithAllRights(database.db)
  const startDate = new Date()
  let nowMs = startDate.getTime()
  const { app, staff, close } = await createServers({
    config,
    database,
    log: log ?? createLog(config),
    clock: () => new Date(nowMs),
    files,
  })
  const signIn: Harness['signIn'] = async (username, tenant = 'zuider') => {
    const payload = { username, password: demoPassword, tenant }
    const response = await app.inject({ method: 'POST', url: '/auth/login', payload })
    if (response.statusCode !== 200) throw new Error(`sign-in answered ${response.statusCode}`)
    return response.json()
  }
  return {
    app,
    staff,
    database,
    now: () => new Date(nowMs),
    advanceClock: (seconds) => {
      nowMs += seconds * 1000
    },
    signIn,
    getAccessToken: async (username, tenant) => (await signIn(username, tenant)).access_token,
    request: async (call, token, input, tenant = 'zuider') => {
      const response = await app.inject({
        method: call.method,
        url: `/api/${tenant}${createCallUrl(call, input)}`,
        headers: { authorization: `Bearer ${token}` },
        ...(input?.body === undefined ? {} : { payload: input.body as object }),
      })
      if (response.statusCode !== 200) throw new Error(`${call.path} answered ${response.body}`)
      return v.parse(call.response, response.json())
    },
    close: async () => {
      await close()
      await database.close()
    },
  }
}
