import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { smoke } from './smoke.ts'

/**
 * Tries a version that waits, in a browser, before any customer gets it: `pnpm gate <remote> <version> [portal]`,
 * against a portal that runs. Every screen of the remote must come up in it and pass axe, beside the other remotes as
 * they are, with the last three shells; a shell's must with each remote's last three.
 * One for staff is tried on their pages, where the demo's provider of identities lets everybody in.
 * A version that passes may be placed.
 */
const [remote, version, portal = `http://zuider.localhost:${process.env.PORT ?? 4000}`] =
  process.argv.slice(2)
if (!remote || !version) throw new Error('pnpm gate <remote> <version> [address of a demo firm’s portal]')

/** Where staff are let in, as the commands of release reach it. */
const staffPortal = process.env.RELEASE_URL ?? `http://localhost:${process.env.ADMIN_PORT ?? 4002}`

const release = path.resolve(import.meta.dirname, '../../server/src/release/cli.ts')
const run = promisify(execFile)
async function ask<T>(...args: string[]): Promise<T> {
  const { stdout } = await run(process.execPath, [release, ...args])
  return JSON.parse(stdout)
}
interface Version {
  version: string
  hash: string
}
const versionsOf = (name: string) => ask<Version[]>('versions', name)

/** A set of other builds that a version is tried with. */
interface Company {
  name: string
  builds: string[]
}
/** Roles of the staff that the remote is for; null where it is for customers. */
const { staff } = await ask<{ staff: string[] | null }>('trial', remote, version)

const companiesOfRemote = async (): Promise<Company[]> =>
  (await versionsOf('shell')).map((shell) => ({
    name: `shell ${shell.version} (${shell.hash})`,
    builds: [`shell=${shell.hash}`],
  }))

async function companiesOfShell(): Promise<Company[]> {
  const rows = await ask<{ remote: string }[]>('status')
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
  const { cookie } = await ask<{ cookie: string }>('trial', remote, version, '--with', builds.join(','))
  const found = await smoke(browser, { portal: staff ? staffPortal : portal, cookie, remote, staff })
  problems.push(...found.map((problem) => `with ${name}: ${problem}`))
  if (problems.length > 0) break
}
await browser.close()
for (const problem of problems) console.error(problem)
if (problems.length === 0) {
  await ask('passed', remote, version)
  console.log(`${remote} ${version} passed, with ${companies.map(({ name }) => name).join(', ')}`)
}
process.exitCode = problems.length > 0 ? 1 : 0
