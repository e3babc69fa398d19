import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { ask, measure, type Result } from './load.ts'
import { reads } from './reads.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)
const show = (name: string, { rate, p50, p99 }: Result) =>
  print(
    `  ${name.padEnd(22)} ${rate.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(2).padStart(6)} ms   p99 ${p99.toFixed(2).padStart(6)} ms`,
  )

const server = spawn(process.execPath, [fileURLToPath(new URL('server.ts', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line] = await once(createInterface({ input: server.stdout }), 'line')
const { api, bare } = JSON.parse(String(line)) as { api: string; bare: string }
const database = await openDatabase(readConfig(process.env), createLog({ logLevel: 'silent' }))

const signIn = await fetch(`${api}/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'anna', password: demoPassword, tenant: 'zuider' }),
})
const { access_token } = (await signIn.json()) as { access_token: string }
const authorization = `Bearer ${access_token}`

for (const [name, read] of Object.entries(reads)) {
  const url = `${api}/api/zuider/${read.path}`
  const etag = (await fetch(url, { headers: { authorization } })).headers.get('etag') ?? ''
  const results = await measure({
    'through the API': () => ask(url, { authorization }, 200),
    'API, unchanged (304)': () => ask(url, { authorization, 'if-none-match': etag }, 304),
    'bare Fastify route': () => ask(`${bare}/${name}`, {}, 200),
    'query in the process': () => read.bare(database.db, 1),
  })
  print(name)
  for (const [kind, result] of results) show(kind, result)
  const rate = (kind: string) => results.get(kind)?.rate ?? 0
  print(`  API / bare route ${(rate('through the API') / rate('bare Fastify route')).toFixed(2)}`)
  print(`  cost of a 304 / a 200 ${(rate('through the API') / rate('API, unchanged (304)')).toFixed(2)}`)
}
await database.close()
server.kill()
process.exit()
