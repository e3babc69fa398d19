import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../chromium-launch-options.ts'
import { smokeTestVersion } from './smoke-test-version.ts'

/**
 * Tests a waiting version of a remote or of the shell in a browser before customers get it: `pnpm gate <remote>
 * <version> [portal]`, on a running portal. Every screen must render and pass axe. A remote is tested with the current
 * versions of other remotes and with the last three shells, the shell with the last three versions of each remote. A
 * remote for staff is tested on staff pages, where the demo's identity provider accepts any sign-in. A version that
 * passes can be released.
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

/** A combination of versions of the shell or of other remotes with which a version is tested. */
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
const releaseProblems: string[] = []
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
  releaseProblems.push(...found.map((problem) => `with ${name}: ${problem}`))
  if (releaseProblems.length > 0) break
}
await browser.close()
for (const problem of releaseProblems) console.error(problem)
if (releaseProblems.length === 0) {
  await runReleaseCommand('passed', remote, version)
  console.log(`${remote} ${version} passed, with ${versionCombinations.map(({ name }) => name).join(', ')}`)
}
process.exitCode = releaseProblems.length > 0 ? 1 : 0
