import { spawn, spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { calculateSha256, readReleaseKey } from '@portal/contract/release-key'
import { sendReleaseRequest } from '@portal/contract/release-request'
import { type Config, readConfig } from '../config.ts'
import { openRegistryKey } from '../registry/registry-key.ts'
import type { SourceMaps } from '../registry/source-maps.ts'
import { buildIfChanged, listBuiltPackages, workspaceFolder } from '../start/build-package.ts'
import { runCommandLine, StartError } from '../start-error.ts'
import { getReleaseKeyFile, readOrCreatePublicKey } from './operator-keys.ts'
import { commandSummaries, type ReleaseCommandName, releaseCommands } from './release-commands.ts'

/**
 * Builds a package of this checkout, checks its texts and runs its tests.
 * @returns the build folder
 * @throws StartError with the reason
 */
async function buildCheckedPackage(name: string, config: Config): Promise<string> {
  const { publicKey } = await openRegistryKey(config.registryKey, workspaceFolder)
  const texts = ['e2e/check/check-texts.ts']
  await Promise.all([
    runProgramOrThrow(process.execPath, texts, `${name}: its texts are not complete in all six wordings`),
    runPackageTests(name),
    buildIfChanged(name, { registryKey: publicKey }),
  ])
  return path.join(workspaceFolder, name, 'dist')
}

function runPackageTests(name: string): Promise<void> {
  const vitest = path.join(workspaceFolder, 'node_modules/.bin/vitest')
  const args = ['run', '--project', 'screens', '--reporter=dot', `${name}/`]
  return runProgramOrThrow(vitest, args, `${name}: its own tests fail`)
}

function runProgramOrThrow(program: string, args: readonly string[], otherwise: string): Promise<void> {
  const child = spawn(program, [...args], { cwd: workspaceFolder, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new StartError(otherwise))))
  })
}

/** Positional arguments in order: `place mf-x 2.0.0 --tenant noorder --percent 10`. */
const listPositionals = (name: ReleaseCommandName) => [
  'remote',
  'to' in releaseCommands[name].entries ? 'to' : 'version',
]
const commandNames = Object.keys(releaseCommands) as ReleaseCommandName[]

const formatUsage = (name: keyof typeof commandSummaries): string => {
  const positional = listPositionals(name)
  const fields = Object.entries(releaseCommands[name].entries as Record<string, { type: string }>)
  const shown = fields.map(([field, { type }]) => {
    const named = field === 'to' ? 'version|channel|on|off' : field
    const text = positional.includes(field) ? `<${named}>` : `--${field} …`
    return type === 'optional' ? `[${text}]` : text
  })
  return `  ${name.padEnd(9)} ${shown.join(' ')}\n            ${commandSummaries[name]}`
}
const usageText = `pnpm release <command>, against the server at ADMIN_PORT (or RELEASE_URL):

  publish   <remote> [--dist folder]
            checks and builds a remote, and takes it in; nobody gets it until it is placed
  key       [--file team.pem]
            tells the public half of the key in a file, or else of this machine’s, and makes one where there is none
  maps      <remote> <version> --into folder
            ${commandSummaries.maps}
${(['place', 'rollback', 'status', 'grant', 'revoke'] as const).map(formatUsage).join('\n')}`

/**
 * Returns the URL of the admin server, and the private key (PEM) that signs commands.
 * @throws StartError without a key
 */
async function readPortalAccess({ dataDir, adminHost, adminPort, releaseKey }: Config) {
  const key = releaseKey ?? (await readFile(getReleaseKeyFile(dataDir), 'utf8').catch(() => undefined))
  if (!key)
    throw new StartError(
      'RELEASE_KEY is not set: it must hold your private release key (PEM). pnpm release key --file <file> makes one.',
    )
  return { address: process.env.RELEASE_URL ?? `http://${adminHost}:${adminPort}`, key }
}

async function sendCommand(config: Config, command: string, args: object): Promise<unknown> {
  const { address, key } = await readPortalAccess(config)
  const body = JSON.stringify(args)
  const toStartError = (error: Error) => {
    throw new StartError(error.message)
  }
  const portal = { address, key: await readReleaseKey(key).catch(toStartError) }
  return sendReleaseRequest(portal, command, {
    sum: await calculateSha256(body),
    method: 'POST',
    body,
  }).catch(toStartError)
}

/** Publishes a package with the publish program of `remote-kit-build`, as external teams do. */
async function publishPackage(
  config: Config,
  name: string | undefined,
  dist: string | undefined,
): Promise<void> {
  const packages = await listBuiltPackages()
  if (!name || (!dist && !packages.includes(name))) throw new StartError(`Say which: ${packages.join(' | ')}`)
  const { address, key } = await readPortalAccess(config)
  const folder = dist ? path.resolve(dist) : await buildCheckedPackage(name, config)
  const program = path.join(workspaceFolder, 'shared/remote-kit-build/release/publish.ts')
  const { status } = spawnSync(process.execPath, [program, folder], {
    stdio: 'inherit',
    env: { ...process.env, RELEASE_URL: address, RELEASE_KEY: key },
  })
  process.exitCode = status ?? 1
}

/** Prints the public key, and creates the key if the file does not exist. */
async function printPublicKey(file: string): Promise<void> {
  const { publicKey } = await readReleaseKey(await readOrCreatePublicKey(path.resolve(file)))
  process.stdout.write(`${publicKey}\n`)
}

async function writeSourceMaps(maps: SourceMaps, into: unknown): Promise<void> {
  if (typeof into !== 'string') throw new StartError('Say where to put them: --into <folder>')
  const folder = path.resolve(into)
  for (const [file, text] of Object.entries(maps)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  process.stdout.write(`${Object.keys(maps).length} source maps in ${folder}\n`)
}

async function runCommand([name = '', ...args]: readonly string[]): Promise<void> {
  const config = readConfig(process.env)
  const command = commandNames.find((one) => one === name)
  if (!command && name !== 'publish' && name !== 'key') throw new StartError(usageText)
  const fields = command ? Object.keys(releaseCommands[command].entries) : ['dist', 'file']
  if (command === 'maps') fields.push('into')
  const options = Object.fromEntries(fields.map((field) => [field, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  if (name === 'key')
    return printPublicKey((values.file as string | undefined) ?? getReleaseKeyFile(config.dataDir))
  if (!command) return publishPackage(config, positionals[0], values.dist as string | undefined)
  const positional = listPositionals(command)
  const named = Object.fromEntries(positionals.map((value, index) => [positional[index], value]))
  const { into, ...commandArgs } = { ...named, ...values }
  const answer = await sendCommand(config, command, commandArgs)
  if (command === 'maps') return writeSourceMaps(answer as SourceMaps, into)
  if (process.stdout.isTTY && command === 'status')
    for (const rows of Array.isArray(answer) ? [answer] : Object.values(answer as object)) console.table(rows)
  else process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}

await runCommandLine(runCommand)
