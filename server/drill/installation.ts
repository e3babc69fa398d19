import { fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startPostgresCluster } from '../bench/crowd/cluster.ts'
import { openRegistryKey } from '../src/registry/registry-key.ts'
import { returnPath } from '../src/staff/browser-sign-in.ts'
import { startMailServer } from '../test/mail-server.ts'

/**
 * Starts a production-like portal on an empty Postgres: no demo, mails by SMTP, staff sign-in at an identity provider
 * (which knows the demo's staff, without roles). The server's own settings apply; database, mail server and secret are
 * created for this run; the registry key is this checkout's, so that nothing has to be rebuilt. Each mail becomes a
 * file in `mails` of the data folder; the file `database-url` there contains the database's URL. Ctrl-C stops
 * everything.
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
  [IDENTITY_PORT, 'portal', staffUrl + returnPath],
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
