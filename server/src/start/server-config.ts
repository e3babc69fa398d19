import { type Config, type EnvVariables, findConfigFaults, isLocalOnly, readConfig } from '../config.ts'
import { Environment } from '../environment.ts'

/** Settings that are required except in a demo. */
const requiredSettings = ['DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET', 'REGISTRY_KEY']

/** URLs that browsers of customers or staff open. */
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

/** Finds missing and invalid settings of a production server. */
function findProductionSettingFaults(env: EnvVariables): string[] {
  if (env.DEMO === 'true' || env.DEMO === '1') return []
  const { PORTAL_URL: url, PORTAL_DOMAIN: domain = '', STAFF_ISSUER: issuer, STAFF_URL: staffUrl } = env
  const portal = url === undefined ? 'PORTAL_DOMAIN' : 'PORTAL_URL'
  const missing = requiredSettings.filter((name) => env[name] === undefined)
  if (!url && !domain) missing.push('PORTAL_DOMAIN or PORTAL_URL')
  if (!env.TRUST_PROXY && !isLocalOnly(env)) missing.push('TRUST_PROXY')
  if (issuer && !staffUrl) missing.push('STAFF_URL')
  const isInsecureSetting = (name: string) =>
    env[name]?.startsWith('http:') && !(name === 'STAFF_URL' && localhostPattern.test(env[name]))
  return [
    ...missing.map((name) => `${name} (is missing)`),
    ...(localhostPattern.test(url ?? domain) ? [`${portal} (must be a public address)`] : []),
    ...publicUrlSettings.filter(isInsecureSetting).map((name) => `${name} (must begin with https://)`),
  ]
}

/** @throws StartError that names each missing or invalid variable */
export const readServerConfig = (env: EnvVariables): Config => readConfig(env, findProductionSettingFaults)

/** Finds missing and invalid settings, each as `NAME (reason)`. */
export const findSettingFaults = (env: EnvVariables): string[] =>
  findConfigFaults(env, findProductionSettingFaults)

const otherProgramSettings = new Set(['REGISTRY_PUBLIC_KEYS', 'RELEASE_URL', 'PORTAL_DEVELOPMENT'])

const getSettingPrefix = (name: string) => /^[A-Z0-9]+_/.exec(name)?.[0]
const settingNames = Object.keys(Environment.entries)
const settingPrefixes = new Set(settingNames.map(getSettingPrefix))

/** Finds variables that look like misspelt settings. */
export const findUnknownSettings = (env: EnvVariables): string[] =>
  Object.keys(env).filter((name) => {
    const word = getSettingPrefix(name)
    return (
      word && settingPrefixes.has(word) && !settingNames.includes(name) && !otherProgramSettings.has(name)
    )
  })
