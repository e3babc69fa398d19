import { type Basis, normsFrom } from '../src/norms.ts'
import { ownNorms, readNormFiles } from './norm-files.ts'

/** The engine's own norms on a date ('YYYY-MM-DD'). */
export const normsOn = normsFrom(readNormFiles(ownNorms))

/** Basis of a calculation on a day ('YYYY-MM-DD') with the engine's own norms. */
export const basisOn = (today: string): Basis => ({ today, norms: normsOn(today) })
