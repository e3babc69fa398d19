import { execFile, spawn } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const workspaceRoot = path.resolve(import.meta.dirname, '..')
const executeFile = promisify(execFile)

export interface FileEdit {
  file: string
  from: string | RegExp
  to: string
}

/**
 * Reads the public key with which a shell verifies the registry in portals of this checkout; a shell trusts no other
 * key.
 */
export async function readRegistryKey(): Promise<string> {
  const pem =
    process.env.REGISTRY_KEY ?? (await readFile(path.join(workspaceRoot, '.keys/registry.pem'), 'utf8'))
  return createPublicKey(pem).export({ format: 'jwk' }).x ?? ''
}

export const buildPackage = async (folder: string): Promise<unknown> =>
  executeFile(process.execPath, [path.join(workspaceRoot, 'shared/remote-kit-build/webpack/build.ts')], {
    cwd: folder,
    env: { ...process.env, REGISTRY_PUBLIC_KEYS: await readRegistryKey() },
  })

/**
 * Creates a remote in a separate repository: installs the packed kit, runs the remote's tests and publishes it from
 * there. Returns the repository's folder.
 */
export async function publishFromSeparateRepository(remote: string, env: NodeJS.ProcessEnv): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-team-')), remote)
  const create = path.join(workspaceRoot, 'shared/remote-kit-build/create/main.ts')
  await executeFile(process.execPath, [create, remote, '--into', folder])
  const runPnpm = (...args: string[]) =>
    executeFile('npx', ['--yes', 'pnpm@12.21.0', ...args], { cwd: folder, env: { ...process.env, ...env } })
  await runPnpm('install', '--prefer-offline')
  await runPnpm('publish-version')
  return folder
}

export interface RemoteInDevelopment {
  address: string
  stop(): Promise<void>
}

/** Serves a remote of another repository inside a portal, with live updates, until stopped. */
export async function startDevelopmentServer(
  folder: string,
  portal: string,
  env: NodeJS.ProcessEnv,
): Promise<RemoteInDevelopment> {
  const kit = path.join(folder, 'node_modules/@portal/remote-kit-build/bin/portal-kit.js')
  const child = spawn(process.execPath, [kit, 'dev', '--portal', portal], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [, open] = /Open (\S+)/.exec(chunk.toString()) ?? []
      if (open) resolve(open)
    })
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
  })
  return {
    address,
    stop: () => {
      child.kill('SIGTERM')
      return exited
    },
  }
}

/** Copies a remote's sources, as in a separate checkout; returns the folder of the copy. */
export async function copyRemoteSources(remote: string): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-team-')), path.basename(remote))
  const source = path.join(workspaceRoot, remote)
  await cp(source, folder, {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist|dist-live|\.cache|\.types|tsconfig\.json)$/.test(file),
  })
  await symlink(path.join(source, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
  return folder
}

/** Builds another version of a remote, as in a separate checkout; returns the build folder. */
export async function buildRemoteVersion(
  remote: string,
  version: string,
  edits: readonly FileEdit[],
): Promise<string> {
  const folder = await copyRemoteSources(remote)
  const all = [{ file: 'package.json', from: /"version": "[^"]+"/, to: `"version": "${version}"` }, ...edits]
  for (const { file, from, to } of all) {
    const before = await readFile(path.join(folder, file), 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} has no ${from}`)
    await writeFile(path.join(folder, file), after)
  }
  await buildPackage(folder)
  return path.join(folder, 'dist')
}
