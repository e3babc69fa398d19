import { type CalculationBasis, combineNormFiles } from '../src/norms.ts'
import { ownNormsFolder, readNormFiles } from './norm-files.ts'

/** Finds the engine's own norms on a date ('YYYY-MM-DD'). */
export const getNormsOn = combineNormFiles(readNormFiles(ownNormsFolder))

/** Creates the basis of a calculation on a day ('YYYY-MM-DD') with the engine's own norms. */
export const getBasisOn = (today: string): CalculationBasis => ({ today, norms: getNormsOn(today) })
