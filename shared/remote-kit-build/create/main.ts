import { execFile, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { createRemoteNames, type RemoteNames, scaffoldJourney, scaffoldRemote } from './scaffold-remote.ts'

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

const workspaceRoot = path.resolve(import.meta.dirname, '../../..')

async function insertIntoWorkspaceFile(name: string, before: RegExp, text: string): Promise<void> {
  const file = path.join(workspaceRoot, name)
  const content = await readFile(file, 'utf8')
  if (!before.test(content)) throw new Error(`${name} has no ${before}, before which the remote is added`)
  await writeFile(
    file,
    content.replace(before, (found) => text + found),
  )
}

function runPnpm(...args: string[]): void {
  const [program, ...first] = pnpmCommand
  const { status } = spawnSync(program, [...first, ...args], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed: see above`)
}

async function addRemoteToWorkspace(names: RemoteNames): Promise<void> {
  const { name, id, englishTitle, route, area } = names
  await scaffoldRemote(names, path.join(workspaceRoot, name), 'inside', {})
  await scaffoldJourney(names, workspaceRoot)
  await insertIntoWorkspaceFile('tsconfig.json', /^ *\{ "path": "server" \}/m, `    { "path": "${name}" },\n`)
  await insertIntoWorkspaceFile(
    'README.md',
    /^\| \[`shared`\]/m,
    `| [\`${name}\`](${name}/README.md) | ${englishTitle.toLowerCase()} |\n`,
  )
  await insertIntoWorkspaceFile(
    'e2e/requirements.md',
    /^## Demo data$/m,
    `## ${area}\n${englishTitle}, at \`/${route}\` (beyond the specification).\n\n- ${area}-01 [${name}] The customer is greeted.\n\n`,
  )
  runPnpm('install', '--no-frozen-lockfile')
  runPnpm('exec', 'biome', 'check', '--write', '--log-level=warn', name, 'e2e/journeys')
  console.log(`
${name} is there, at /${route}. Now:
1. npm start, sign in, and look for it at the end of the menu; pnpm dev ${name} shows every change at once.
2. Say what it is for in ${name}/README.md and in its row of the root README; translate the title in src/texts/de.json.
3. List in e2e/requirements.md, under ${area} or the heading of its subject, what the screen does. The titles of its tests name the lines, also those of
   the journey e2e/journeys/${id}.spec.ts.`)
}

async function createRepository(names: RemoteNames, folder: string): Promise<void> {
  await scaffoldRemote(names, folder, 'outside', await readKitVersions(workspaceRoot))
  await packKit(workspaceRoot, path.join(folder, 'kit'))
  console.log(
    `${names.name} is in ${folder}. Next, there: ${pnpmCommand.join(' ')} install, then test, build, publish-version.`,
  )
}

/**
 * Adds a remote to the workspace: `pnpm create-remote mf-savings-plan Spaarplan`. `--into <folder>` creates a separate
 * repository instead, with the required packages as tarballs in `kit`.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } })
try {
  const names = createRemoteNames(...positionals)
  await (values.into ? createRepository(names, path.resolve(values.into)) : addRemoteToWorkspace(names))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
