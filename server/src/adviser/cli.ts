import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { StartError } from '../start-error.ts'
import { type CommandName, commands, summaries } from './commands.ts'
import { actorOf, login, logout, type Portal, readSession, sendCommand } from './login.ts'

const fieldsOf = (name: CommandName): [string, { type: string }][] => Object.entries(commands[name].entries)

const usageOf = (name: CommandName): string => {
  const fields = fieldsOf(name).map(([field, { type }]) =>
    type === 'optional' ? `[--${field} …]` : `--${field} …`,
  )
  return `  ${name.padEnd(9)} ${fields.join(' ')}\n            ${summaries[name]}`
}

const names = Object.keys(commands) as CommandName[]
const usage = `pnpm adviser <command>, against the server at ADMIN_PORT (or ADVISER_URL):

  login     signs you in with your tenant’s provider of identities, for a working day
  logout    ends that
${names.map(usageOf).join('\n')}`

const portalOf = (): Portal => {
  const { adminHost, adminPort } = readConfig(process.env)
  return { address: process.env.ADVISER_URL ?? `http://${adminHost}:${adminPort}` }
}

async function run([name = '', ...rest]: readonly string[]): Promise<void> {
  if (name === 'login') return login(portalOf())
  if (name === 'logout') return logout(portalOf())
  const command = names.find((one) => one === name)
  if (!command) throw new StartError(usage)
  const options = Object.fromEntries(fieldsOf(command).map(([field]) => [field, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({
    args: [...rest],
    options,
    allowPositionals: 'which' in options,
  })
  const portal = portalOf()
  const session = await readSession(portal)
  if (!session) throw new StartError('Sign in first: pnpm adviser login')
  process.stderr.write(`as ${actorOf(session)}, at ${portal.address}\n`)
  const response = await sendCommand(portal, `/adviser/${command}`, session.token, {
    ...(positionals[0] && { which: positionals[0] }),
    ...values,
  })
  if (response.status === 401) throw new StartError('Your session has ended: pnpm adviser login')
  process.stdout.write(`${JSON.stringify(await response.json(), null, 2)}\n`)
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
