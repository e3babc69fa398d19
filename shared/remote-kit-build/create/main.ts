import { execFile, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { scaffoldRemote } from './scaffold-remote.ts'

const execFileAsync = promisify(execFile)

const pnpmCommand = ['npx', '--yes', 'pnpm@12.21.0'] as const

/** Packs the kit and the shared packages that it depends on, one tarball each. */
async function packKit(workspace: string, folder: string): Promise<void> {
  const [program, ...args] = pnpmCommand
  await execFileAsync(
    program,
    [...args, '--filter', '@portal/remote-kit-build...', 'pack', '--pack-destination', folder],
    {
      cwd: workspace,
    },
  )
}

async function readKitVersions(workspace: string): Promise<Record<string, string>> {
  const settings = await readFile(path.join(workspace, 'pnpm-workspace.yaml'), 'utf8')
  const [, catalog = ''] = /^catalog:\n((?: .*\n)*)/m.exec(settings) ?? []
  const lines = [...catalog.matchAll(/^ {2}"?([^":\n]+)"?: (\S+)$/gm)]
  const own = JSON.parse(await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8'))
  return { ...Object.fromEntries(lines.map(([, name, version]) => [name, version])), kit: own.version }
}

/**
 * Adds a remote to the workspace: `pnpm create-remote mf-savings-plan`. `--into <folder>` creates a separate repository
 * instead, with the required packages as tarballs in `kit`.
 */
const workspaceRoot = path.resolve(import.meta.dirname, '../../..')
const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } })
const [name = ''] = positionals

async function addTsconfigReference(): Promise<void> {
  const file = path.join(workspaceRoot, 'tsconfig.json')
  const config: { references: { path: string }[] } = JSON.parse(await readFile(file, 'utf8'))
  const last = config.references.findLastIndex((reference) => reference.path.startsWith('mf-'))
  config.references.splice(last + 1, 0, { path: name })
  const lines = config.references.map((reference) => `    { "path": "${reference.path}" }`)
  await writeFile(file, `{\n  "files": [],\n  "references": [\n${lines.join(',\n')}\n  ]\n}\n`)
}

async function addRemoteToWorkspace(): Promise<void> {
  await scaffoldRemote(name, path.join(workspaceRoot, name), 'inside', {})
  await addTsconfigReference()
  const [program, ...args] = pnpmCommand
  const { status } = spawnSync(program, [...args, 'install', '--no-frozen-lockfile'], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('its libraries could not be installed: see above')
  console.log(`\n${name} is there. Next: npm start, sign in, and look for it at the end of the menu.`)
  console.log(`Then pnpm dev ${name} shows every change at once; say in README.md what it is for.`)
}

async function createRepository(folder: string): Promise<void> {
  await scaffoldRemote(name, folder, 'outside', await readKitVersions(workspaceRoot))
  await packKit(workspaceRoot, path.join(folder, 'kit'))
  console.log(
    `${name} is in ${folder}. Next, there: ${pnpmCommand.join(' ')} install, then test, build, publish-version.`,
  )
}

try {
  await (values.into ? createRepository(path.resolve(values.into)) : addRemoteToWorkspace())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
