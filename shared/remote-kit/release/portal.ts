import { openAsBlob } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Descriptor, ShellBuild } from '@portal/contract/descriptor'
import * as v from 'valibot'

/** A portal to release to, and the token of those who release there. */
export interface ReleasePortal {
  address: string
  token: string
}

/**
 * The portal at an address, with the token of `RELEASE_TOKEN`.
 * @throws Error that names what is missing
 */
export function releasePortal(address: string | undefined): ReleasePortal {
  const { RELEASE_TOKEN: token } = process.env
  if (!address)
    throw new Error('RELEASE_URL must be the address at which the portal takes releases in (its ADMIN_PORT).')
  if (!token) throw new Error('RELEASE_TOKEN must be the token with which that portal lets releases in.')
  return { address: reachable(address), token }
}

/** Browsers find every name below `localhost` on this machine; programs do not. */
const reachable = (address: string): string =>
  new URL(address).origin.replace(/\/\/[\w-]+\.localhost/, '//localhost')

async function ask(
  { address, token }: ReleasePortal,
  target: string,
  request: { method: string; body?: FormData },
): Promise<unknown> {
  const response = await fetch(`${address}/release/${target}`, {
    ...request,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new Error(`There is no server at ${address}: start it, or name another with RELEASE_URL.`)
  })
  const answer = (await response.json()) as { data?: unknown; message?: string; errors?: object }
  if (response.ok) return answer.data
  throw new Error([answer.message, answer.errors && JSON.stringify(answer.errors)].filter(Boolean).join(' '))
}

/**
 * Sends a build to a portal, which holds it against all that it asks of builds.
 * @param developer who alone sees it, where it is under work; without one it is a version that customers may get
 * @throws Error with every reason of a refusal
 */
export async function upload(portal: ReleasePortal, dist: string, developer?: string): Promise<unknown> {
  const { name, files } = await readBuild(dist)
  const form = new FormData()
  for (const file of files) form.append('file', await openAsBlob(path.join(dist, file)), file)
  const target = developer ? `develop/${name}?as=${developer}` : `publish/${name}`
  return ask(portal, target, { method: 'POST', body: form })
}

/** Takes back what a developer saw of a build. */
export async function forget(portal: ReleasePortal, dist: string, developer: string): Promise<void> {
  const { name } = await readBuild(dist)
  await ask(portal, `develop/${name}?as=${developer}`, { method: 'DELETE' })
}

/** What a folder's build is of, and its files with the one that describes it; what has no remote's is the shell. */
async function readBuild(dist: string): Promise<{ name: string; files: string[] }> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(dist, file), 'utf8'))
  const isRemote = await access(path.join(dist, 'descriptor.json')).then(
    () => true,
    () => false,
  )
  const name = isRemote ? 'descriptor.json' : 'shell.json'
  const build = isRemote
    ? v.parse(Descriptor, await read(name))
    : { name: 'shell', ...v.parse(ShellBuild, await read(name)) }
  return { name: build.name, files: [name, ...build.files.map((file) => file.path)] }
}
