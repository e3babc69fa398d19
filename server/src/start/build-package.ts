import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { StartError } from '../start-error.ts'

const ignoredFolders = new Set(['node_modules', 'dist', 'dist-live', '.cache', '.types', '.data'])

/** Hashes all file names and contents, without build output and node_modules. */
async function calculateSourceHash(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(paths.map(listFilesBelow))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  for (const [index, file] of files.entries()) hash.update(`\0${file}\0`).update(contents[index] ?? '')
  return hash.digest('hex')
}

async function listFilesBelow(target: string): Promise<string[]> {
  const entries = await readdir(target, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (!entries) return [target]
  const below = entries
    .filter(({ name }) => !ignoredFolders.has(name) && !name.endsWith('.tsbuildinfo'))
    .map((entry) => {
      const file = path.join(target, entry.name)
      return entry.isDirectory() ? listFilesBelow(file) : [file]
    })
  return (await Promise.all(below)).flat()
}

export const workspaceFolder = path.resolve(import.meta.dirname, '../../..')

export async function listBuiltPackages(): Promise<string[]> {
  const folders = await readdir(workspaceFolder)
  return folders
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .filter((name) => existsSync(path.join(workspaceFolder, name, 'webpack.config.ts')))
    .sort()
}

/** Package that is built separately, and served by the page server. */
export const bsnCheckPackage = 'shared/bsn-check'

const sourceHashFile = '.source'

type BuildMode = 'production' | 'development'

export const getDistFolder = (name: string, mode: BuildMode = 'production'): string =>
  path.join(workspaceFolder, name, mode === 'production' ? 'dist' : 'dist-live')

/** Hashes shared sources and library versions. */
export const hashSharedSources = (): Promise<string> =>
  calculateSourceHash(['shared', 'pnpm-lock.yaml'].map((part) => path.join(workspaceFolder, part)))

interface BuildOptions {
  /** Public key that the shell trusts. */
  registryKey: string
  mode?: BuildMode
  /** Hash of shared sources, if several packages are built. */
  shared?: Promise<string>
  builder?: RemoteBuilder
}

/**
 * Does nothing if sources and key are unchanged.
 * @returns whether the package was built
 * @throws StartError with the compiler's output
 */
export async function buildIfChanged(
  name: string,
  { registryKey, mode = 'production', shared = hashSharedSources(), builder }: BuildOptions,
): Promise<boolean> {
  const marked = path.join(getDistFolder(name, mode), sourceHashFile)
  const [ofShared, own] = await Promise.all([shared, calculateSourceHash([path.join(workspaceFolder, name)])])
  const hash = `${ofShared}-${own} ${name === 'shell' ? registryKey : ''}`
  if ((await readFile(marked, 'utf8').catch(() => '')) === hash) return false
  const building = builder ?? new RemoteBuilder(registryKey, mode)
  await building.build(name).finally(() => builder ?? building.end())
  await writeFile(marked, hash)
  return true
}

/** Reads the registry keys with which a package was built; null if it is not built. */
export async function readRegistryKeysOfBuild(name: string): Promise<string[] | null> {
  const built = await readFile(path.join(getDistFolder(name), sourceHashFile), 'utf8').catch(() => null)
  return built === null ? null : built.split(/[\s,]+/).slice(1)
}

/** Builds packages in one process, since the first build of a process takes three times as long as the next ones. */
export class RemoteBuilder {
  private readonly registryKey: string
  private readonly mode: BuildMode
  private child: ChildProcess | undefined

  constructor(registryKey: string, mode: BuildMode = 'production') {
    this.registryKey = registryKey
    this.mode = mode
  }

  private start(): ChildProcess {
    const script = path.join(workspaceFolder, 'shared/remote-kit-build/webpack/build.ts')
    return fork(script, ['--queue'], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        ...process.env,
        REGISTRY_PUBLIC_KEYS: this.registryKey,
        ...(this.mode === 'development' ? { PORTAL_DEVELOPMENT: 'true' } : {}),
      },
    })
  }

  /** @throws StartError with the compiler's output */
  build(name: string): Promise<void> {
    this.child ??= this.start()
    const { child } = this
    let buildOutput = ''
    const collectOutput = (text: Buffer) => {
      buildOutput += text
    }
    const createBuildError = (output: string) => new StartError(`${name} could not be built:\n${output}`)
    return new Promise<void>((resolve, reject) => {
      const rejectBuild = () => reject(createBuildError(buildOutput))
      child.stderr?.on('data', collectOutput)
      child.once('exit', rejectBuild)
      child.once('message', ({ failed, output }: { failed: boolean; output: string }) => {
        child.off('exit', rejectBuild)
        child.stderr?.off('data', collectOutput)
        if (failed) reject(createBuildError(output))
        else resolve()
      })
      child.send(path.join(workspaceFolder, name))
    })
  }

  end(): void {
    this.child?.kill()
  }
}

/**
 * Builds all changed packages in up to four processes, since each takes half a gigabyte. The slowest packages come
 * first.
 * @param registryKey public key that the shell trusts
 * @throws StartError with the compiler's output
 */
export async function buildPackages(registryKey: string): Promise<void> {
  const rest = [bsnCheckPackage, ...(await listBuiltPackages()).toReversed()]
  const shared = hashSharedSources()
  const buildNextPackage = async () => {
    const builder = new RemoteBuilder(registryKey)
    try {
      for (let name = rest.shift(); name; name = rest.shift()) {
        const startTime = performance.now()
        const built = await buildIfChanged(name, { registryKey, shared, builder })
        if (built) console.log(`built ${name} in ${((performance.now() - startTime) / 1000).toFixed(1)} s`)
      }
    } finally {
      builder.end()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, buildNextPackage))
}
