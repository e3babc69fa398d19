import { generateKeyPair, generateProof } from 'dpop'
import type { InjectOptions } from 'fastify'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openInMemory } from '../src/database/embedded.ts'
import { demoPassword, seedDemo } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { reads } from './reads.ts'

/**
 * What proofs of a key cost the server: `pnpm bench:proof [rounds]`. Sign-in, refresh and the five commonest reads, with a proof
 * and the refresh token in a cookie, as the portal does, and as a bearer's, in turn in one run. Counted is the processor's time on all threads, in milliseconds, without what HTTP takes,
 * so that the share is if anything told too high. Aim: 1.05.
 */
const rounds = Number(process.argv[2] ?? 300)
const config = readConfig({
  DEMO: 'true',
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 'a secret of this run, long enough',
})
const generous = { failures: 1e9, window: 60, requests: 1e9, signIns: 1e9, calculations: 1e9 }
const log = createLog({ logLevel: 'silent' })
const database = await openInMemory()
await seedDemo(database)
const app = await createApp({ config: { ...config, limits: generous }, database, log })

const host = 'localhost'
const keys = await generateKeyPair('ES256')
interface Session {
  access_token: string
  refresh_token: string
}
type Ask = (path: string, body: object | undefined, token?: string) => Promise<InjectOptions>
let cookie = ''
const plain: Ask = async (url, payload, token) => ({
  method: payload ? 'POST' : 'GET',
  url,
  headers: { host, ...(token && { authorization: `Bearer ${token}` }) },
  ...(payload && { payload }),
})
const proved: Ask = async (url, payload, token) => {
  const asked = await plain(url, payload && { ...payload, in_cookie: true })
  const dpop = await generateProof(keys, `http://${host}${url}`, String(asked.method), undefined, token)
  return { ...asked, headers: { host, dpop, cookie, ...(token && { authorization: `DPoP ${token}` }) } }
}

const who = { username: 'anna', password: demoPassword, tenant: 'zuider' }
const kinds = { bearer: plain, proved }
type Kind = keyof typeof kinds
const sessions = {} as Record<Kind, Session>
const times: Record<string, Record<Kind, number[]>> = {}

async function timed(what: string, kind: Kind, asked: InjectOptions): Promise<Session> {
  const began = process.cpuUsage()
  const answer = await app.inject(asked)
  const { user, system } = process.cpuUsage(began)
  const took = (user + system) / 1000
  if (answer.statusCode !== 200) throw new Error(`${what} answered ${answer.statusCode}`)
  times[what] ??= { bearer: [], proved: [] }
  times[what][kind].push(took)
  const kept = answer.cookies.find(({ name }) => name.startsWith('portal-session-'))
  if (kept) cookie = `${kept.name}=${kept.value}`
  return answer.json()
}

async function round(kind: Kind, isWithSignIn: boolean) {
  const ask = kinds[kind]
  if (isWithSignIn) sessions[kind] = await timed('sign-in', kind, await ask('/auth/login', who))
  const { refresh_token: token } = sessions[kind]
  sessions[kind] = await timed('refresh', kind, await ask('/auth/refresh', { token, tenant: 'zuider' }))
  const asked: [string, InjectOptions][] = []
  for (const [name, { path }] of Object.entries(reads))
    asked.push([name, await ask(`/api/zuider/${path}`, undefined, sessions[kind].access_token)])
  for (const [name, options] of asked) await timed(name, kind, options)
}

for (let at = 0; at < rounds; at++)
  for (const kind of at % 2 ? (['proved', 'bearer'] as const) : (['bearer', 'proved'] as const))
    await round(kind, at % 10 < 2)

const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0
console.table(
  Object.fromEntries(
    Object.entries(times).map(([what, { bearer, proved }]) => {
      const ratio = median(proved) / median(bearer)
      return [
        what,
        {
          'bearer, ms': median(bearer).toFixed(2),
          'proved, ms': median(proved).toFixed(2),
          ratio: ratio.toFixed(3),
        },
      ]
    }),
  ),
)
await app.close()
await database.close()
