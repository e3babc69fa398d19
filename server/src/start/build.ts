import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'

const passedOver = new Set(['node_modules', 'dist', 'dist-live', '.cache', '.types', '.data'])

/** Hash over the names and contents of all files below some paths; builds' output and packages' own are passed over. */
async function sourceHash(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(paths.map(filesBelow))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  for (const [index, file] of files.entries()) hash.update(`\0${file}\0`).update(contents[index] ?? '')
  return hash.digest('hex')
}

async function filesBelow(target: string): Promise<string[]> {
  const entries = await readdir(target, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (!entries) return [target]
  const below = entries
    .filter(({ name }) => !passedOver.has(name) && !name.endsWith('.tsbuildinfo'))
    .map((entry) => {
      const file = path.join(target, entry.name)
      return entry.isDirectory() ? filesBelow(file) : [file]
    })
  return (await Promise.all(below)).flat()
}

/** Root of the workspace. */
export const workspace = path.resolve(import.meta.dirname, '../../..')

/** Packages that webpack builds: the shell and every remote that is there. */
export async function builtPackages(): Promise<string[]> {
  const folders = await readdir(workspace)
  const candidates = folders.filter((name) => name === 'shell' || name.startsWith('mf-')).sort()
  const found = await Promise.all(
    candidates.map((name) => exists(path.join(workspace, name, 'webpack.config.ts'))),
  )
  return candidates.filter((_, index) => found[index])
}

/** What is built besides and is no part of a page: the worker that looks at customers' files, which the edge serves. */
export const bsnCheckPackage = 'shared/bsn-check'

const mark = '.source'

/** Which build of a package: the one for customers, or the development build, for its developer. */
type Mode = 'production' | 'development'

/** Folder of a package's build. */
export const distOf = (name: string, mode: Mode = 'production'): string =>
  path.join(workspace, name, mode === 'production' ? 'dist' : 'dist-live')

/**
 * Builds a package, unless its sources, those it shares and the versions of all libraries are what they were when it
 * was built last. The shell is built to believe the registry of this key.
 * @returns whether it was built
 * @throws StartError with what the compiler said
 */
export async function buildIfChanged(
  name: string,
  registryKey: string,
  mode: Mode = 'production',
): Promise<boolean> {
  const marked = path.join(distOf(name, mode), mark)
  const sources = ['shared', 'pnpm-lock.yaml', name].map((part) => path.join(workspace, part))
  const hash = `${await sourceHash(sources)} ${name === 'shell' ? registryKey : ''}`
  if ((await readFile(marked, 'utf8').catch(() => '')) === hash) return false
  await runBuild(name, registryKey, mode)
  await writeFile(marked, hash)
  return true
}

/** The keys of registries that a package was built to believe; null where it is not built. */
export async function builtFor(name: string): Promise<string[] | null> {
  const built = await readFile(path.join(distOf(name), mark), 'utf8').catch(() => null)
  return built === null ? null : built.split(/[\s,]+/).slice(1)
}

function runBuild(name: string, registryKey: string, mode: Mode): Promise<void> {
  const script = path.join(workspace, 'shared/remote-kit/webpack/build.ts')
  const child = spawn(process.execPath, [script], {
    cwd: path.join(workspace, name),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      REGISTRY_PUBLIC_KEYS: registryKey,
      ...(mode === 'development' ? { PORTAL_DEVELOPMENT: 'true' } : {}),
    },
  })
  let said = ''
  const listen = (text: Buffer) => {
    said += text
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new StartError(`${name} could not be built:\n${said}`))
    })
  })
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
