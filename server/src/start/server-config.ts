import { type Config, type EnvVariables, findConfigFaults, isLocalOnly, readConfig } from '../config.ts'
import { Environment } from '../environment.ts'

/** Settings required outside the demo. */
const requiredSettings = ['DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET', 'REGISTRY_KEY']

/** Settings that are URLs of customers' or staff's browsers. */
const publicUrlSettings = [
  'PORTAL_URL',
  'ASSETS_URL',
  'STAFF_URL',
  'ADVICE_URL',
  'ASSESSMENT_URL',
  'ERROR_REPORT_URL',
]

const localhostPattern =
  /^(https?:\/\/)?(\{tenant\}\.)?([^/:]*\.)?(localhost|127\.[\d.]+|\[::1?\]|0\.0\.0\.0)(:\d+)?$/

/** Missing and invalid settings of a production server. */
function findRealTenantFaults(given: EnvVariables): string[] {
  if (given.DEMO === 'true' || given.DEMO === '1') return []
  const { PORTAL_URL: url, PORTAL_DOMAIN: domain = '', STAFF_ISSUER: issuer, STAFF_URL: staffUrl } = given
  const portal = url === undefined ? 'PORTAL_DOMAIN' : 'PORTAL_URL'
  const missing = requiredSettings.filter((name) => given[name] === undefined)
  if (!url && !domain) missing.push('PORTAL_DOMAIN or PORTAL_URL')
  if (!given.TRUST_PROXY && !isLocalOnly(given)) missing.push('TRUST_PROXY')
  if (issuer && !staffUrl) missing.push('STAFF_URL')
  const isInsecureSetting = (name: string) =>
    given[name]?.startsWith('http:') && !(name === 'STAFF_URL' && localhostPattern.test(given[name]))
  return [
    ...missing.map((name) => `${name} (is missing)`),
    ...(localhostPattern.test(url ?? domain) ? [`${portal} (must be a public address)`] : []),
    ...publicUrlSettings.filter(isInsecureSetting).map((name) => `${name} (must begin with https://)`),
  ]
}

/**
 * Reads a server's settings from environment variables.
 * @throws StartError that names every missing or invalid variable
 */
export const readServerConfig = (env: EnvVariables): Config => readConfig(env, findRealTenantFaults)

/** Invalid settings of a server, each as `NAME (reason)`. */
export const findSettingFaults = (env: EnvVariables): string[] => findConfigFaults(env, findRealTenantFaults)

/** Variables of other programs of this server. */
const otherProgramSettings = new Set(['REGISTRY_PUBLIC_KEYS', 'RELEASE_URL', 'PORTAL_DEVELOPMENT'])

const getFirstWord = (name: string) => /^[A-Z0-9]+_/.exec(name)?.[0]
const settingNames = Object.keys(Environment.entries)
const settingPrefixes = new Set(settingNames.map(getFirstWord))

/** Unknown variables that look like settings: probably misspelt. */
export const findUnknownSettings = (env: EnvVariables): string[] =>
  Object.keys(env).filter((name) => {
    const word = getFirstWord(name)
    return (
      word && settingPrefixes.has(word) && !settingNames.includes(name) && !otherProgramSettings.has(name)
    )
  })
