import { ownNorms, readNormFiles } from '@portal/advice/node/norm-files'
import { type Basis, NormsError, normsFrom } from '@portal/advice/norms'
import { StartError } from '../start-error.ts'

function readOwn() {
  try {
    return normsFrom(readNormFiles(ownNorms))
  } catch (error) {
    throw error instanceof NormsError ? new StartError(error.message) : error
  }
}

/** The norms of this server that hold on a date ('YYYY-MM-DD'). */
export const normsOn = readOwn()

/** What a calculation of a day ('YYYY-MM-DD') stands on. */
export const basisOn = (today: string): Basis => ({ today, norms: normsOn(today) })
