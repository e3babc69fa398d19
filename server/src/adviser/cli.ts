import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { tokenFile } from '../http/staff-token.ts'
import { StartError } from '../start-error.ts'
import { type CommandName, commands, summaries } from './commands.ts'

const fieldsOf = (name: CommandName): [string, { type: string }][] => Object.entries(commands[name].entries)

const usageOf = (name: CommandName): string => {
  const fields = fieldsOf(name).map(([field, { type }]) =>
    type === 'optional' ? `[--${field} …]` : `--${field} …`,
  )
  return `  ${name.padEnd(9)} ${fields.join(' ')}\n            ${summaries[name]}`
}

const names = Object.keys(commands) as CommandName[]
const usage = `pnpm adviser <command>, against the server at ADMIN_PORT (or ADVISER_URL):\n\n${names.map(usageOf).join('\n')}`

async function run(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args
  const command = names.find((one) => one === name)
  if (!command) throw new StartError(usage)
  const options = Object.fromEntries(fieldsOf(command).map(([field]) => [field, { type: 'string' as const }]))
  const { values } = parseArgs({ args: rest, options })
  const config = readConfig(process.env)
  const token =
    config.adviserToken ?? (await readFile(tokenFile(config.dataDir, 'adviser'), 'utf8').catch(() => ''))
  const server = process.env.ADVISER_URL ?? `http://${config.adminHost}:${config.adminPort}`
  const response = await fetch(`${server}/adviser/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  }).catch(() => {
    throw new StartError(`There is no server at ${server}: start it, or name another with ADVISER_URL.`)
  })
  const answer: unknown = await response.json()
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
  if (!response.ok) process.exitCode = 1
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isUsage = error instanceof Error && (error instanceof StartError || 'code' in error)
  if (!isUsage) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
