import { fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startCluster } from '../bench/crowd/cluster.ts'
import { registryKey } from '../src/registry/signing.ts'
import { returnPath } from '../src/staff/browser-sign-in.ts'
import { mailServer } from '../test/mail-server.ts'

/**
 * A production-like portal on an empty Postgres: no demo, mails by SMTP, staff sign-in at an identity provider (which
 * knows the demo's staff, without roles). Uses the server's own settings; database, mail server and secret are made for
 * this run; the registry key is this checkout's, so that nothing has to be rebuilt. Each mail becomes a file in `mails`
 * of the data folder, which also has the database's URL. Ctrl-C stops everything.
 */
const { PORT = '4000', IDENTITY_PORT = '4003', DATA_DIR = '.data', STAFF_URL = '' } = process.env
const staffUrl = STAFF_URL || `http://localhost:${process.env.ADMIN_PORT ?? Number(PORT) + 2}`
const checkout = path.join(import.meta.dirname, '../..')
const mailFolder = path.join(DATA_DIR, 'mails')
mkdirSync(mailFolder, { recursive: true })
const cluster = await startCluster()
writeFileSync(path.join(DATA_DIR, 'database-url'), cluster.url)
let mails = 0
const mail = await mailServer(0, (text) => writeFileSync(path.join(mailFolder, `${++mails}.eml`), text))
const identities = fork(
  path.join(import.meta.dirname, '../src/demo/identity/main.ts'),
  [IDENTITY_PORT, 'portal', staffUrl + returnPath],
  { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
)
await once(identities, 'message')
await registryKey(undefined, checkout)
const server = spawn(process.execPath, [path.join(import.meta.dirname, '../src/start/main.ts')], {
  env: {
    ...process.env,
    DEMO: 'false',
    DATABASE_URL: cluster.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    REGISTRY_KEY: readFileSync(path.join(checkout, '.keys/registry.pem'), 'utf8'),
    STAFF_ISSUER: `http://localhost:${IDENTITY_PORT}`,
    STAFF_URL: staffUrl,
    DRAIN_SECONDS: '0',
  },
  stdio: 'inherit',
})
const stop = () => server.kill('SIGTERM')
process.on('SIGINT', stop).on('SIGTERM', stop)
const [code] = await once(server, 'exit')
identities.kill()
mail.close()
await cluster.stop()
process.exit(code ?? 1)
