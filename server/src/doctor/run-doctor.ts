import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { findNormsEndingWithin } from '@portal/advice/norm-validity'
import { toTenantDay } from '@portal/time/clock'
import { findNormsOn } from '../advice/norms.ts'
import { formatEndingNorms } from '../advice/warn-of-ending-norms.ts'
import type { Config, EnvVariables } from '../config.ts'
import { getSessionKeys } from '../sessions/session-keys.ts'
import { findSettingFaults, findUnknownSettings, readServerConfig } from '../start/server-config.ts'
import { checkDatabase } from './check-database.ts'
import { checkIdentityProvider, checkMailServer, checkStores } from './check-services.ts'
import { checkUrls, type NetworkOptions } from './check-urls.ts'
import { createFindings, type DoctorFinding, getErrorReason, withTimeLimit } from './doctor-finding.ts'

/** The doctor warns of norms that end within this number of days. */
const normsLeadDays = 60

/** Longer than the time limit of each check. */
const doctorTimeoutMs = 60_000

const formatGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** Checks that the temporary folder has room for the largest import, packed and unpacked. */
async function checkTemporaryFolder({ tenantApi }: Pick<Config, 'tenantApi'>): Promise<DoctorFinding> {
  const folder = tmpdir()
  const { bavail, bsize } = await statfs(folder)
  const [free, needed] = [bavail * bsize, 2 * tenantApi.importBytes]
  const message = `The temporary folder ${folder} has ${formatGigabytes(free)} free.`
  const { ok, warning } = createFindings('temporary folder')
  return free >= needed
    ? ok(message)
    : warning(
        message,
        `Set TMPDIR to a folder with ${formatGigabytes(needed)}: an import of a tenant is put there and unpacked.`,
      )
}

function checkNorms(now: Date, graceDays: number): DoctorFinding {
  const today = toTenantDay(now)
  const ending = findNormsEndingWithin(findNormsOn(today), today, normsLeadDays)
  const { ok, warning } = createFindings('norms')
  if (ending.length === 0) return ok(`The norms hold for ${normsLeadDays} days or longer.`)
  return warning(
    `These norms end. ${formatEndingNorms(ending).join('; ')}.`,
    `Update the portal to a version with their next editions: ${graceDays} days after their end calculations stop.`,
  )
}

const settingsRemedy = 'Correct them; docs/operate/settings.md describes each.'

const noOperatorsWarning = createFindings('operators').warning(
  'Nobody can add a tenant.',
  'Set STAFF_OPERATORS to the e-mail addresses of the operators.',
)

function checkSettings(env: EnvVariables): DoctorFinding[] {
  const { ok, warning, failed } = createFindings('settings')
  const findings = findSettingFaults(env).map((fault) => failed(`${fault}.`, settingsRemedy))
  const unknown = findUnknownSettings(env)
  if (unknown.length > 0)
    findings.push(
      warning(
        `Some variables look like settings, and are none: ${unknown.join(', ')}.`,
        'Correct the spelling, or remove them.',
      ),
    )
  return findings.length > 0 ? findings : [ok('All required settings are there.')]
}

/** Runs all checks of a production server. With invalid settings the other checks are skipped. */
export async function runDoctor(
  env: EnvVariables,
  now: () => Date = () => new Date(),
): Promise<DoctorFinding[]> {
  const settings = checkSettings(env)
  if (settings.some(({ state }) => state === 'failed')) return settings
  return [...settings, ...(await examineConfig(readServerConfig(env), now))]
}

/** Returns the findings of checks, or one finding if they throw or take longer than the time limit. */
const runChecks = (check: string, running: Promise<DoctorFinding[]>): Promise<DoctorFinding[]> =>
  withTimeLimit(running, doctorTimeoutMs).catch((error: unknown) => [
    createFindings(check).failed(
      `These checks could not be done: ${getErrorReason(error)}.`,
      'Correct what the other findings name, then run the doctor again.',
    ),
  ])

export const examineConfig = (config: Config, now: () => Date): Promise<DoctorFinding[]> =>
  runChecks('installation', checkInstallation(config, now))

async function checkInstallation(config: Config, now: () => Date): Promise<DoctorFinding[]> {
  const findings = await Promise.all([
    config.databaseUrl ? checkDatabase(config.databaseUrl, now) : [],
    checkStores(config),
    config.smtpUrl ? checkMailServer(config.smtpUrl) : [],
    config.staff ? checkIdentityProvider(config.staff) : [],
    config.staff?.operators.length === 0 ? noOperatorsWarning : [],
    checkTemporaryFolder(config),
    checkNorms(now(), config.normsGraceDays),
  ])
  return findings.flat()
}

export const examineUrls = (
  config: Config,
  now: () => Date,
  network: NetworkOptions = {},
): Promise<DoctorFinding[]> =>
  runChecks(
    'addresses',
    getSessionKeys(config).then((keys) => checkUrls({ config, keys: keys.doctor, now, network })),
  )
