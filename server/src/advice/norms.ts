import { ownNorms, readNormFiles } from '@portal/advice/node/norm-files'
import { type Basis, type Norms, NormsError, normsFrom } from '@portal/advice/norms'
import { once } from '@portal/domain/once'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'

const Edition = v.object({ valid_from: v.string() })

function readOwn() {
  try {
    const files = readNormFiles(ownNorms)
    const firstDays = new Set(files.map(({ content }) => v.parse(Edition, content).valid_from))
    return { on: normsFrom(files), firstDays: [...firstDays].sort() }
  } catch (error) {
    throw error instanceof NormsError ? new StartError(error.message) : error
  }
}

const own = once(readOwn)

/**
 * The server's norms on a date ('YYYY-MM-DD').
 * @throws StartError that names an invalid file; checked at server start
 */
export const normsOn = (date: string): Norms => own().on(date)

/** First days of editions that start after a day ('YYYY-MM-DD'). */
export const editionsAfter = (day: string): string[] => own().firstDays.filter((first) => first > day)

/** Norms and date that a calculation for a day ('YYYY-MM-DD') uses. */
export const basisOn = (today: string): Basis => ({ today, norms: normsOn(today) })
