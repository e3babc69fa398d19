import { type CalculationBasis, combineNormFiles } from '../src/norms.ts'
import { ownNormsFolder, readNormFiles } from './norm-files.ts'

/** Returns the norms in this package that are valid on a date ('YYYY-MM-DD'). */
export const getNormsOn = combineNormFiles(readNormFiles(ownNormsFolder))

export const getCalculationBasisOn = (today: string): CalculationBasis => ({
  today,
  norms: getNormsOn(today),
})
