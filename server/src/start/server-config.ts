import { type Config, configFaults, listensLocally, readConfig, type Variables } from '../config.ts'
import { Environment } from '../environment.ts'

/** Settings required outside the demo. */
const required = ['DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET', 'REGISTRY_KEY']

/** Public URLs. */
const publicAddresses = [
  'PORTAL_URL',
  'ASSETS_URL',
  'STAFF_URL',
  'ADVICE_URL',
  'ASSESSMENT_URL',
  'ERROR_REPORT_URL',
]

const ownMachine =
  /^(https?:\/\/)?(\{tenant\}\.)?([^/:]*\.)?(localhost|127\.[\d.]+|\[::1?\]|0\.0\.0\.0)(:\d+)?$/

/** Missing and invalid settings of a production server. */
function faultsOfRealTenants(given: Variables): string[] {
  if (given.DEMO === 'true' || given.DEMO === '1') return []
  const { PORTAL_URL: url, PORTAL_DOMAIN: domain = '', STAFF_ISSUER: issuer, STAFF_URL: staffUrl } = given
  const portal = url === undefined ? 'PORTAL_DOMAIN' : 'PORTAL_URL'
  const missing = required.filter((name) => given[name] === undefined)
  if (!url && !domain) missing.push('PORTAL_DOMAIN or PORTAL_URL')
  if (!given.TRUST_PROXY && !listensLocally(given)) missing.push('TRUST_PROXY')
  if (issuer && !staffUrl) missing.push('STAFF_URL')
  const isInsecure = (name: string) =>
    given[name]?.startsWith('http:') && !(name === 'STAFF_URL' && ownMachine.test(given[name]))
  return [
    ...missing.map((name) => `${name} (is missing)`),
    ...(ownMachine.test(url ?? domain) ? [`${portal} (must be a public address)`] : []),
    ...publicAddresses.filter(isInsecure).map((name) => `${name} (must begin with https://)`),
  ]
}

/**
 * Reads a server's settings from environment variables.
 * @throws StartError that names every missing or invalid variable
 */
export const readServerConfig = (env: Variables): Config => readConfig(env, faultsOfRealTenants)

/** Invalid settings of a server, each as `NAME (reason)`. */
export const settingFaults = (env: Variables): string[] => configFaults(env, faultsOfRealTenants)

/** Variables of other programs of this server. */
const otherPrograms = new Set(['REGISTRY_PUBLIC_KEYS', 'RELEASE_URL', 'PORTAL_DEVELOPMENT'])

const firstWord = (name: string) => /^[A-Z0-9]+_/.exec(name)?.[0]
const settingNames = Object.keys(Environment.entries)
const firstWords = new Set(settingNames.map(firstWord))

/** Unknown variables that look like settings: probably misspelt. */
export const unknownSettings = (env: Variables): string[] =>
  Object.keys(env).filter((name) => {
    const word = firstWord(name)
    return word && firstWords.has(word) && !settingNames.includes(name) && !otherPrograms.has(name)
  })
