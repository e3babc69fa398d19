import { ownNorms, readNormFiles } from '@portal/advice/node/norm-files'
import { type Basis, type Norms, NormsError, normsFrom } from '@portal/advice/norms'
import { once } from '@portal/domain/once'
import { StartError } from '../start-error.ts'

function readOwn(): (date: string) => Norms {
  try {
    return normsFrom(readNormFiles(ownNorms))
  } catch (error) {
    throw error instanceof NormsError ? new StartError(error.message) : error
  }
}

const read = once(readOwn)

/**
 * The norms of this server that hold on a date ('YYYY-MM-DD').
 * @throws StartError that names a file that is wrong; the server asks for them as it starts
 */
export const normsOn = (date: string): Norms => read()(date)

/** What a calculation of a day ('YYYY-MM-DD') stands on. */
export const basisOn = (today: string): Basis => ({ today, norms: normsOn(today) })
