// @module-tag full
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import type { NetworkOptions } from '../src/doctor/check-urls.ts'
import { examineUrls } from '../src/doctor/run-doctor.ts'
import { findFreePort } from './free-port.ts'
import { testSettings } from './harness.ts'

const nginxPath = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)
const deployedConfigUrl = new URL('../deploy/nginx.conf', import.meta.url)

let temporaryFolder: string
beforeAll(async () => {
  temporaryFolder = await mkdtemp(join(tmpdir(), 'portal-nginx-'))
  const names = 'subjectAltName=DNS:*.portal.example,DNS:staff.portal-office.example'
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=portal -addext ${names}`
  const files = ['-keyout', join(temporaryFolder, 'key.pem'), '-out', join(temporaryFolder, 'chain.pem')]
  execFileSync('openssl', [...options.split(' '), ...files], { stdio: 'ignore' })
})
afterAll(() => rm(temporaryFolder, { recursive: true }))

const isPortOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

test.runIf(nginxPath)(
  'behind the nginx of docs/operate, the doctor reports no problem; with a smaller body limit it names the address',
  async () => {
    const [httpsPort, httpPort, port, assetsPort, adminPort] = await Promise.all(
      Array.from({ length: 5 }, findFreePort),
    )
    const portalConf = (await readFile(deployedConfigUrl, 'utf8'))
      .replaceAll('/etc/portal/staff-', `${temporaryFolder}/`)
      .replaceAll('/etc/portal/', `${temporaryFolder}/`)
      .replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
      .replace(':4000', `:${port}`)
      .replace(':4001', `:${assetsPort}`)
      .replace(':4002', `:${adminPort}`)
    const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (directive) => `${directive}_temp_path ${temporaryFolder};`,
    )
    const runNginx = async (conf: string) => {
      await writeFile(join(temporaryFolder, 'portal.conf'), conf)
      const http = `http { access_log off; ${temporaryPaths.join(' ')} include ${temporaryFolder}/portal.conf; }`
      await writeFile(
        join(temporaryFolder, 'nginx.conf'),
        `pid ${temporaryFolder}/nginx.pid; daemon off; events {} ${http}`,
      )
      const child = spawn(nginxPath ?? '', [
        '-p',
        temporaryFolder,
        '-e',
        join(temporaryFolder, 'error.log'),
        '-c',
        join(temporaryFolder, 'nginx.conf'),
      ])
      await expect.poll(() => isPortOpen(httpsPort ?? 0)).toBe(true)
      return () => new Promise((resolve) => child.once('exit', resolve).kill('SIGQUIT'))
    }
    const staff = { issuer: '', clientId: '', clientSecret: undefined, operators: [] }
    const config = {
      ...readConfig({ ...testSettings, DATA_DIR: temporaryFolder, TRUST_PROXY: 'loopback' }),
      portalUrl: `https://{tenant}.portal.example:${httpsPort}`,
      assetsUrl: `https://assets.portal.example:${httpsPort}`,
      staff: { ...staff, url: `https://staff.portal-office.example:${httpsPort}` },
      ...{ host: '127.0.0.1', port: port ?? 0, assetsPort: assetsPort ?? 0 },
      ...{ adminHost: '127.0.0.1', adminPort: adminPort ?? 0 },
    }
    const network: NetworkOptions = {
      ca: await readFile(join(temporaryFolder, 'chain.pem')),
      lookup: (_name, options, reportAddress) =>
        options.all
          ? reportAddress(null, [{ address: '127.0.0.1', family: 4 }])
          : reportAddress(null, '127.0.0.1', 4),
    }
    const examineInstallation = async () =>
      (await examineUrls(config, () => new Date(), network)).map(({ check, state, message }) =>
        state === 'ok' ? `${check}: ok` : `${check}: ${message}`,
      )
    const okChecks = ['customers’ address: ok', 'scripts address: ok', 'staff’s address: ok']
    const stopNginx = await runNginx(portalConf)
    expect(await examineInstallation()).toEqual(okChecks)
    await stopNginx()
    const stopSmall = await runNginx(portalConf.replace('client_max_body_size 2g', 'client_max_body_size 1g'))
    expect(await examineInstallation()).toEqual([
      ...okChecks.slice(0, 2),
      'staff’s address: The proxy does not let a body of 2000 MB through.',
    ])
    await stopSmall()
  },
)
