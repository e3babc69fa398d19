import { type Basis, normsFrom } from '../src/norms.ts'
import { ownNorms, readNormFiles } from './norm-files.ts'

/** The norms that come with the engine, as they hold on a date ('YYYY-MM-DD'). */
export const normsOn = normsFrom(readNormFiles(ownNorms))

/** Basis of a calculation on a day ('YYYY-MM-DD'), by the norms that come with the engine. */
export const basisOn = (today: string): Basis => ({ today, norms: normsOn(today) })
