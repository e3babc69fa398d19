import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { demoPassword, seedDemo } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { measure } from './load.ts'
import { reads } from './reads.ts'

/**
 * What the database's walls between firms cost the five commonest reads: `DATABASE_URL=postgres://… pnpm bench:walls`. The
 * same app with handlers that work as the owner of the tables, as before there were walls, and as the role of one firm, in
 * turn in one run; for customers of one firm, and of two in turn, where connections have to be told each time. Aim: 1.05.
 */
const config = readConfig({ SESSION_SECRET: 'a secret of this run, long enough', ...process.env })
const log = createLog({ logLevel: 'silent' })
const database = await openDatabase(config, log)
await seedDemo(database)
const generous = { failures: 1e9, window: 60, requests: 1e9, signIns: 1e9, calculations: 1e9 }
const parts = { config: { ...config, limits: generous }, log }
const apps = {
  before: await createApp({ ...parts, database: { ...database, ofFirm: database.db } }),
  walls: await createApp({ ...parts, database }),
}

async function customer(username: string, tenant: string) {
  const payload = { username, password: demoPassword, tenant }
  const answer = await apps.walls.inject({ method: 'POST', url: '/auth/login', payload })
  return { tenant, headers: { authorization: `Bearer ${answer.json().access_token}` } }
}
const one = [await customer('anna', 'zuider')]
const two = [...one, await customer('hilde', 'noorder')]

let turn = 0
const reading = (app: keyof typeof apps, who: typeof one, path: string) => async () => {
  const { tenant, headers } = who[turn++ % who.length] ?? who[0] ?? { tenant: '', headers: {} }
  const answer = await apps[app].inject({ url: `/api/${tenant}/${path}`, headers })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
}

const rows: Record<string, object> = {}
for (const [name, { path }] of Object.entries(reads)) {
  const results = await measure(
    {
      before: reading('before', one, path),
      walls: reading('walls', one, path),
      'before, two': reading('before', two, path),
      'walls, two': reading('walls', two, path),
    },
    Number(process.argv[2] ?? 8),
    400,
    4,
  )
  const p50 = (which: string) => results.get(which)?.p50 ?? 0
  rows[name] = {
    'one firm, ms': p50('walls').toFixed(3),
    ratio: (p50('walls') / p50('before')).toFixed(3),
    'two firms, ms': p50('walls, two').toFixed(3),
    'ratio of two': (p50('walls, two') / p50('before, two')).toFixed(3),
  }
}
console.table(rows)
await Promise.all([apps.before.close(), apps.walls.close()])
await database.close()
