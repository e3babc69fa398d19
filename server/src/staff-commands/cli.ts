import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { runCommandLine, StartError } from '../start-error.ts'
import {
  formatActor,
  readStaffSession,
  type StaffEndpoint,
  sendCommand,
  signInStaff,
  signOutStaff,
} from './cli-sign-in.ts'
import { type CommandName, commandSummaries, staffCommands } from './staff-commands.ts'

const getCommandFields = (name: CommandName): [string, { type: string }][] =>
  Object.entries(staffCommands[name].entries)

const formatCommandUsage = (name: CommandName): string => {
  const fields = getCommandFields(name).map(([field, { type }]) =>
    type === 'optional' ? `[--${field} …]` : `--${field} …`,
  )
  return `  ${name.padEnd(9)} ${fields.join(' ')}\n            ${commandSummaries[name]}`
}

const commandNames = Object.keys(staffCommands) as CommandName[]
const usageText = `pnpm adviser <command>, against the server at ADMIN_PORT (or ADVISER_URL):

  login     signs you in with your tenant’s provider of identities, for a working day
  logout    ends that
${commandNames.map(formatCommandUsage).join('\n')}`

const readStaffEndpoint = (): StaffEndpoint => {
  const { adminHost, adminPort } = readConfig(process.env)
  return { url: process.env.ADVISER_URL ?? `http://${adminHost}:${adminPort}` }
}

async function runStaffCommand([name = '', ...rest]: readonly string[]): Promise<void> {
  if (name === 'login') return signInStaff(readStaffEndpoint())
  if (name === 'logout') return signOutStaff(readStaffEndpoint())
  const command = commandNames.find((one) => one === name)
  if (!command) throw new StartError(usageText)
  const options = Object.fromEntries(
    getCommandFields(command).map(([field]) => [field, { type: 'string' as const }]),
  )
  const { values, positionals } = parseArgs({
    args: [...rest],
    options,
    allowPositionals: 'which' in options,
  })
  const portal = readStaffEndpoint()
  const session = await readStaffSession(portal)
  if (!session) throw new StartError('Sign in first: pnpm adviser login')
  process.stderr.write(`as ${formatActor(session)}, at ${portal.url}\n`)
  const response = await sendCommand(portal, `/adviser/${command}`, session.token, {
    ...(positionals[0] && { which: positionals[0] }),
    ...values,
  })
  if (response.status === 401) throw new StartError('Your session has ended: pnpm adviser login')
  process.stdout.write(`${JSON.stringify(await response.json(), null, 2)}\n`)
  if (!response.ok) process.exitCode = 1
}

await runCommandLine(runStaffCommand)
