import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../chromium-launch-options.ts'
import { smokeTestVersion } from './smoke-test-version.ts'

/**
 * Tests a waiting version in a browser before customers get it: `pnpm gate <remote> <version> [portal]`, on a running
 * portal. Every screen of the remote must render and pass axe, with the current versions of other remotes and with the
 * last three shells; a shell's must with each remote's last three. A staff remote is tested on staff pages, where the
 * demo's identity provider admits anyone. A version that passes can be released.
 */
const [remote, version, portal = `http://zuider.localhost:${process.env.PORT ?? 4000}`] =
  process.argv.slice(2)
if (!remote || !version) throw new Error('pnpm gate <remote> <version> [address of a demo tenant’s portal]')

/** Staff origin of the portal; the same setting as for release commands. */
const staffPortalUrl = process.env.RELEASE_URL ?? `http://localhost:${process.env.ADMIN_PORT ?? 4002}`

const releaseCliPath = path.resolve(import.meta.dirname, '../../server/src/release/cli.ts')
const executeFile = promisify(execFile)
async function runReleaseCommand<T>(...args: string[]): Promise<T> {
  const { stdout } = await executeFile(process.execPath, [releaseCliPath, ...args])
  return JSON.parse(stdout)
}
interface RemoteVersion {
  version: string
  hash: string
}
const listVersions = (name: string) => runReleaseCommand<RemoteVersion[]>('versions', name)

/** A combination of other remotes' versions with which a version is tested. */
interface VersionCombination {
  name: string
  builds: string[]
}
/** Staff roles of the remote; null if it is for customers. */
const { staff } = await runReleaseCommand<{ staff: string[] | null }>('trial', remote, version)

const listCombinationsForRemote = async (): Promise<VersionCombination[]> =>
  (await listVersions('shell')).map((shell) => ({
    name: `shell ${shell.version} (${shell.hash})`,
    builds: [`shell=${shell.hash}`],
  }))

async function listCombinationsForShell(): Promise<VersionCombination[]> {
  const rows = await runReleaseCommand<{ remote: string }[]>('status')
  const names = [...new Set(rows.map((row) => row.remote))].filter((name) => name !== 'shell')
  const versions = await Promise.all(
    names.map(async (name) => (await listVersions(name)).map(({ hash }) => `${name}=${hash}`)),
  )
  const most = Math.max(...versions.map(({ length }) => length))
  return Array.from({ length: most }, (_, back) => ({
    name: back === 0 ? 'the remotes of today' : `the remotes ${back} before`,
    builds: versions.flatMap((builds) => builds[back] ?? builds.at(-1) ?? []),
  }))
}

const versionCombinations = await (remote === 'shell'
  ? listCombinationsForShell()
  : listCombinationsForRemote())
const browser = await chromium.launch(launchOptions)
const gateProblems: string[] = []
for (const { name, builds } of versionCombinations) {
  const { cookie } = await runReleaseCommand<{ cookie: string }>(
    'trial',
    remote,
    version,
    '--with',
    builds.join(','),
  )
  const found = await smokeTestVersion(browser, {
    portal: staff ? staffPortalUrl : portal,
    cookie,
    remote,
    staff,
  })
  gateProblems.push(...found.map((problem) => `with ${name}: ${problem}`))
  if (gateProblems.length > 0) break
}
await browser.close()
for (const problem of gateProblems) console.error(problem)
if (gateProblems.length === 0) {
  await runReleaseCommand('passed', remote, version)
  console.log(`${remote} ${version} passed, with ${versionCombinations.map(({ name }) => name).join(', ')}`)
}
process.exitCode = gateProblems.length > 0 ? 1 : 0
