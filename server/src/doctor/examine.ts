import type { Config, Variables } from '../config.ts'
import { sessionKeysOf } from '../sessions/session-keys.ts'
import { readServerConfig, settingFaults, unknownSettings } from '../start/server-config.ts'
import { checkAddresses, type Network } from './addresses.ts'
import { checkDatabase } from './database.ts'
import { type Finding, failed, ok, warning } from './finding.ts'
import { checkNorms, checkTemporaryFolder } from './machine.ts'
import { checkIdentities, checkMail, checkStores } from './services.ts'

const remedyOfSettings = 'Correct them; docs/operate/settings.md describes each.'

const nobodyOperates = warning(
  'operators',
  'Nobody can add a tenant.',
  'Set STAFF_OPERATORS to the e-mail addresses of the operators.',
)

/** Checks the environment variables only. */
function checkSettings(env: Variables): Finding[] {
  const faults = settingFaults(env)
  const unknown = unknownSettings(env)
  return [
    ...faults.map((fault) => failed('settings', `${fault}.`, remedyOfSettings)),
    ...(unknown.length > 0
      ? [
          warning(
            'settings',
            `Some variables look like settings, and are none: ${unknown.join(', ')}.`,
            'Correct the spelling, or remove them.',
          ),
        ]
      : []),
    ...(faults.length + unknown.length === 0 ? [ok('settings', 'All required settings are there.')] : []),
  ]
}

/** Checks everything that a production server needs, with remedies. With invalid settings it checks nothing else. */
export async function examine(env: Variables, now: () => Date = () => new Date()): Promise<Finding[]> {
  const settings = checkSettings(env)
  if (settings.some(({ state }) => state === 'failed')) return settings
  return [...settings, ...(await examineConfig(readServerConfig(env), now))]
}

/** As `examine`, with parsed settings. */
export async function examineConfig(config: Config, now: () => Date): Promise<Finding[]> {
  const findings = await Promise.all([
    config.databaseUrl ? checkDatabase(config.databaseUrl, now) : [],
    checkStores(config),
    config.smtpUrl ? checkMail(config.smtpUrl) : [],
    config.staff ? checkIdentities(config.staff) : [],
    config.staff?.operators.length === 0 ? nobodyOperates : [],
    checkTemporaryFolder(config),
    checkNorms(now(), config.normsGraceDays),
  ])
  return findings.flat()
}

/** Checks that browsers reach the portal at its public URLs, and what the proxy changes. */
export const examineAddresses = async (
  config: Config,
  now: () => Date,
  network: Network = {},
): Promise<Finding[]> => checkAddresses({ config, keys: (await sessionKeysOf(config)).doctor, now, network })
