import { fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgresCluster } from '../bench/crowd/cluster.ts'
import { openRegistryKey } from '../src/registry/registry-key.ts'
import { staffReturnPath } from '../src/staff/browser-sign-in.ts'
import { startMailServer } from '../test/mail-server.ts'

/**
 * Starts a portal as in production on an empty Postgres server: without demo mode, with mails by SMTP, and with staff
 * sign-in at an identity provider that knows the demo's staff.
 * Other settings come from the environment. Mails are written to the folder `mails` in the data folder; the file
 * `database-url` contains the URL of the database. Ctrl-C stops everything.
 */
const { PORT = '4000', IDENTITY_PORT = '4003', DATA_DIR = '.data', STAFF_URL = '' } = process.env
const staffUrl = STAFF_URL || `http://localhost:${process.env.ADMIN_PORT ?? Number(PORT) + 2}`
const checkoutFolder = path.join(import.meta.dirname, '../..')
const mailFolder = path.join(DATA_DIR, 'mails')
mkdirSync(mailFolder, { recursive: true })
const cluster = await startPostgresCluster()
writeFileSync(path.join(DATA_DIR, 'database-url'), cluster.url)
let mailCount = 0
const smtpServer = await startMailServer(0, (text) =>
  writeFileSync(path.join(mailFolder, `${++mailCount}.eml`), text),
)
const identityProvider = fork(
  path.join(import.meta.dirname, '../src/demo/identity/main.ts'),
  [IDENTITY_PORT, 'portal', staffUrl + staffReturnPath],
  { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
)
await once(identityProvider, 'message')
await openRegistryKey(undefined, checkoutFolder)
const portalServer = spawn(process.execPath, [path.join(import.meta.dirname, '../src/start/main.ts')], {
  env: {
    ...process.env,
    DEMO: 'false',
    DATABASE_URL: cluster.url,
    SMTP_URL: `smtp://127.0.0.1:${smtpServer.port}`,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    REGISTRY_KEY: readFileSync(path.join(checkoutFolder, '.keys/registry.pem'), 'utf8'),
    STAFF_ISSUER: `http://localhost:${IDENTITY_PORT}`,
    STAFF_URL: staffUrl,
    DRAIN_SECONDS: '0',
  },
  stdio: 'inherit',
})
const stopServer = () => portalServer.kill('SIGTERM')
process.on('SIGINT', stopServer).on('SIGTERM', stopServer)
const [code] = await once(portalServer, 'exit')
identityProvider.kill()
smtpServer.close()
await cluster.stop()
process.exit(code ?? 1)
