import { execFile } from 'node:child_process'
import { existsSync, openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { RemoteDescriptor, ShellBuild } from '@portal/contract/build-descriptor'
import { createProvenance, type ProvenanceInput, signProvenance } from '@portal/contract/provenance'
import { calculateSha256, readReleaseKey } from '@portal/contract/release-key'
import { type ReleasePortal, sendReleaseRequest } from '@portal/contract/release-request'
import * as v from 'valibot'

const execFileAsync = promisify(execFile)

/** Returns the output of a git command in a folder; null outside a repository or without git. */
const runGit = (folder: string, ...args: string[]): Promise<string | null> =>
  execFileAsync('git', args, { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )

const removeCredentials = (address: string): string => address.replace(/^(\w+:\/\/)[^/@]*@/, '$1')

function getCiRunUrl(): string | null {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL, BUILD_URL } = process.env
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
  return CI_JOB_URL ?? BUILD_URL ?? null
}

/** Reads the provenance of a build: commit, whether files differ from that commit, repository and CI run. */
async function readProvenance(
  folder: string,
): Promise<Pick<ProvenanceInput, 'source' | 'builder' | 'finishedOn'>> {
  const commit = await runGit(folder, 'rev-parse', 'HEAD')
  const changed = commit === null ? null : await runGit(folder, 'status', '--porcelain')
  const repository = removeCredentials((await runGit(folder, 'remote', 'get-url', 'origin')) ?? 'local')
  return {
    source: commit === null ? null : { repository, commit: changed ? `${commit}-changed` : commit },
    builder: getCiRunUrl() ?? 'local',
    finishedOn: new Date().toISOString(),
  }
}

/**
 * Returns the portal at `RELEASE_URL`, with the key in `RELEASE_KEY`.
 * @throws Error that names the missing setting
 */
export async function readReleasePortal(): Promise<ReleasePortal> {
  const { RELEASE_URL: address, RELEASE_KEY: key } = process.env
  if (!address)
    throw new Error('RELEASE_URL must be the address at which the portal takes releases in (its ADMIN_PORT).')
  if (!key)
    throw new Error('RELEASE_KEY must be your team’s key (PEM), to which an operator granted the remote.')
  return { address: toResolvableUrl(address), key: await readReleaseKey(key) }
}

/**
 * Replaces a subdomain of `localhost` by `localhost`, because Node, unlike browsers, does not resolve such subdomains.
 */
const toResolvableUrl = (address: string): string =>
  new URL(address).origin.replace(/\/\/[\w-]+\.localhost/, '//localhost')

/**
 * Uploads a build to a portal, which checks the build.
 * @param developer makes it a development build that only this developer sees; otherwise it is a version for customers
 * @throws Error with every reason for rejection
 */
export async function uploadBuild(portal: ReleasePortal, dist: string, developer?: string): Promise<unknown> {
  const { name, version, files, sum } = await readBuildFolder(dist)
  const form = new FormData()
  if (!developer) {
    const statement = createProvenance({ name, version, sum, ...(await readProvenance(dist)) })
    form.append('provenance', JSON.stringify(await signProvenance(portal.key, statement)))
  }
  // The portal stores the source maps for error reports and does not serve them.
  const maps = developer ? [] : files.map((file) => `${file}.map`)
  const uploaded = [...files, ...maps.filter((map) => existsSync(path.join(dist, map)))]
  for (const file of uploaded) form.append('file', await openAsBlob(path.join(dist, file)), file)
  const target = developer ? `develop/${name}?as=${developer}` : `publish/${name}`
  return sendReleaseRequest(portal, target, { sum, method: 'POST', body: form })
}

export async function removeDevelopmentBuild(
  portal: ReleasePortal,
  dist: string,
  developer: string,
): Promise<void> {
  const { name, sum } = await readBuildFolder(dist)
  await sendReleaseRequest(portal, `develop/${name}?as=${developer}`, { sum, method: 'DELETE' })
}

/** Reads the description and the files of a build. A build without a remote descriptor is the shell's. */
async function readBuildFolder(
  dist: string,
): Promise<{ name: string; version: string; files: string[]; sum: string }> {
  const isRemote = existsSync(path.join(dist, 'descriptor.json'))
  const file = isRemote ? 'descriptor.json' : 'shell.json'
  const text = await readFile(path.join(dist, file), 'utf8')
  const { name, version, files } = isRemote
    ? v.parse(RemoteDescriptor, JSON.parse(text))
    : { name: 'shell', ...v.parse(ShellBuild, JSON.parse(text)) }
  return { name, version, files: [file, ...files.map((one) => one.path)], sum: await calculateSha256(text) }
}
