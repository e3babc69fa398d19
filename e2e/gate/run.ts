import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { smoke } from './smoke.ts'

/**
 * Tests a waiting version in a browser before customers get it: `pnpm gate <remote> <version> [portal]`, on a running
 * portal. Every screen of the remote must render and pass axe, with the current versions of other remotes and with the
 * last three shells; a shell's must with each remote's last three. A staff remote is tested on staff pages, where the
 * demo's identity provider admits anyone. A version that passes can be released.
 */
const [remote, version, portal = `http://zuider.localhost:${process.env.PORT ?? 4000}`] =
  process.argv.slice(2)
if (!remote || !version) throw new Error('pnpm gate <remote> <version> [address of a demo tenant’s portal]')

/** Staff origin of the portal, as for release commands. */
const staffPortal = process.env.RELEASE_URL ?? `http://localhost:${process.env.ADMIN_PORT ?? 4002}`

const release = path.resolve(import.meta.dirname, '../../server/src/release/cli.ts')
const run = promisify(execFile)
async function releaseCommand<T>(...args: string[]): Promise<T> {
  const { stdout } = await run(process.execPath, [release, ...args])
  return JSON.parse(stdout)
}
interface Version {
  version: string
  hash: string
}
const versionsOf = (name: string) => releaseCommand<Version[]>('versions', name)

/** Versions of other remotes with which a version is tested. */
interface OtherVersions {
  name: string
  builds: string[]
}
/** Staff roles of the remote; null if it is for customers. */
const { staff } = await releaseCommand<{ staff: string[] | null }>('trial', remote, version)

const companiesOfRemote = async (): Promise<OtherVersions[]> =>
  (await versionsOf('shell')).map((shell) => ({
    name: `shell ${shell.version} (${shell.hash})`,
    builds: [`shell=${shell.hash}`],
  }))

async function companiesOfShell(): Promise<OtherVersions[]> {
  const rows = await releaseCommand<{ remote: string }[]>('status')
  const names = [...new Set(rows.map((row) => row.remote))].filter((name) => name !== 'shell')
  const versions = await Promise.all(
    names.map(async (name) => (await versionsOf(name)).map(({ hash }) => `${name}=${hash}`)),
  )
  const most = Math.max(...versions.map(({ length }) => length))
  return Array.from({ length: most }, (_, back) => ({
    name: back === 0 ? 'the remotes of today' : `the remotes ${back} before`,
    builds: versions.flatMap((builds) => builds[back] ?? builds.at(-1) ?? []),
  }))
}

const companies = await (remote === 'shell' ? companiesOfShell() : companiesOfRemote())
const browser = await chromium.launch(launchOptions)
const problems: string[] = []
for (const { name, builds } of companies) {
  const { cookie } = await releaseCommand<{ cookie: string }>(
    'trial',
    remote,
    version,
    '--with',
    builds.join(','),
  )
  const found = await smoke(browser, { portal: staff ? staffPortal : portal, cookie, remote, staff })
  problems.push(...found.map((problem) => `with ${name}: ${problem}`))
  if (problems.length > 0) break
}
await browser.close()
for (const problem of problems) console.error(problem)
if (problems.length === 0) {
  await releaseCommand('passed', remote, version)
  console.log(`${remote} ${version} passed, with ${companies.map(({ name }) => name).join(', ')}`)
}
process.exitCode = problems.length > 0 ? 1 : 0
