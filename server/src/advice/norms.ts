import { ownNormsFolder, readNormFiles } from '@portal/advice/node/norm-files'
import { type CalculationBasis, combineNormFiles, type Norms, NormsError } from '@portal/advice/norms'
import { createLazyGetter } from '@portal/domain/create-lazy-getter'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'

const NormEdition = v.object({ valid_from: v.string() })

function loadServerNorms() {
  try {
    const files = readNormFiles(ownNormsFolder)
    const firstDays = new Set(files.map(({ content }) => v.parse(NormEdition, content).valid_from))
    return { on: combineNormFiles(files), firstDays: [...firstDays].sort() }
  } catch (error) {
    throw error instanceof NormsError ? new StartError(error.message) : error
  }
}

const getServerNorms = createLazyGetter(loadServerNorms)

/**
 * @param date 'YYYY-MM-DD'
 * @throws StartError for an invalid norms file, which the server start already checks
 */
export const findNormsOn = (date: string): Norms => getServerNorms().on(date)

export const findNormEditionStartsAfter = (day: string): string[] =>
  getServerNorms().firstDays.filter((first) => first > day)

export const getCalculationBasis = (today: string): CalculationBasis => ({ today, norms: findNormsOn(today) })
