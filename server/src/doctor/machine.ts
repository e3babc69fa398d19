import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { normsEndingWithin } from '@portal/advice/validity'
import { dayAt } from '@portal/contract/clock'
import { normsOn } from '../advice/norms.ts'
import { endingByDay } from '../advice/norms-watch.ts'
import type { Config } from '../config.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Days before their end from which expiring norms are reported. */
const daysAhead = 60

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

/** Checks that the temporary folder has room for the largest import, packed and unpacked. */
export async function checkTemporaryFolder({ tenantApi }: Pick<Config, 'tenantApi'>): Promise<Finding> {
  const folder = tmpdir()
  const { bavail, bsize } = await statfs(folder)
  const [free, needed] = [bavail * bsize, 2 * tenantApi.importBytes]
  const message = `The temporary folder ${folder} has ${gigabytes(free)} free.`
  return free >= needed
    ? ok('temporary folder', message)
    : warning(
        'temporary folder',
        message,
        `Set TMPDIR to a folder with ${gigabytes(needed)}: an import of a tenant is put there and unpacked.`,
      )
}

/** Checks that the norms are valid for the next months. */
export function checkNorms(now: Date, graceDays: number): Finding {
  const today = dayAt(now)
  const ending = normsEndingWithin(normsOn(today), today, daysAhead)
  if (ending.length === 0) return ok('norms', `The norms hold for ${daysAhead} days or longer.`)
  return warning(
    'norms',
    `These norms end. ${endingByDay(ending).join('; ')}.`,
    `Update the portal to a version with their next editions: ${graceDays} days after their end calculations stop.`,
  )
}
