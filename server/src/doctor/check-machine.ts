import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { findNormsEndingWithin } from '@portal/advice/norm-validity'
import { toTenantDay } from '@portal/contract/clock'
import { findNormsOn } from '../advice/norms.ts'
import { formatEndingNorms } from '../advice/warn-of-ending-norms.ts'
import type { Config } from '../config.ts'
import { createOkFinding, createWarningFinding, type DoctorFinding } from './finding.ts'

/** The doctor warns of norms that end within this number of days. */
const normsLeadDays = 60

const formatGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** Checks that the temporary folder has room for the largest import, packed and unpacked. */
export async function checkTemporaryFolder({ tenantApi }: Pick<Config, 'tenantApi'>): Promise<DoctorFinding> {
  const folder = tmpdir()
  const { bavail, bsize } = await statfs(folder)
  const [free, needed] = [bavail * bsize, 2 * tenantApi.importBytes]
  const message = `The temporary folder ${folder} has ${formatGigabytes(free)} free.`
  return free >= needed
    ? createOkFinding('temporary folder', message)
    : createWarningFinding(
        'temporary folder',
        message,
        `Set TMPDIR to a folder with ${formatGigabytes(needed)}: an import of a tenant is put there and unpacked.`,
      )
}

export function checkNorms(now: Date, graceDays: number): DoctorFinding {
  const today = toTenantDay(now)
  const ending = findNormsEndingWithin(findNormsOn(today), today, normsLeadDays)
  if (ending.length === 0)
    return createOkFinding('norms', `The norms hold for ${normsLeadDays} days or longer.`)
  return createWarningFinding(
    'norms',
    `These norms end. ${formatEndingNorms(ending).join('; ')}.`,
    `Update the portal to a version with their next editions: ${graceDays} days after their end calculations stop.`,
  )
}
