import type { AdviceSource } from '@portal/contract/advice-trace'
import * as v from 'valibot'
import { type NormKind, normSchemas } from './norms/norm-schemas.ts'

/** First and last day, 'YYYY-MM-DD'. */
export interface ValidityPeriod {
  validFrom: string
  validTo: string
}

export interface Norm<T> {
  value: T
  source: AdviceSource
}
type SourcedNorms<T> = { [K in keyof T]: T[K] extends { value: infer V } ? Norm<V> : T[K] }
/** Norms of all kinds that are valid on a date. */
export type Norms = { readonly [K in NormKind]: SourcedNorms<v.InferOutput<(typeof normSchemas)[K]>> }

/** Day of a calculation ('YYYY-MM-DD') and the norms to use. */
export interface CalculationBasis {
  today: string
  norms: Norms
}

/** `name` is used in error messages. */
export interface NormFile {
  kind: NormKind
  name: string
  content: unknown
}

/** Thrown for an invalid norm file. The message names the file. */
export class NormsError extends Error {
  override readonly name = 'NormsError'
}

interface NormEdition extends ValidityPeriod {
  norms: Record<string, Norm<unknown>>
}

const isoDay = v.pipe(v.string(), v.isoDate())
const ValidityPeriodSchema = v.pipe(
  v.looseObject({ valid_from: isoDay, valid_to: isoDay }),
  v.check(({ valid_from, valid_to }) => valid_from <= valid_to, 'valid_to must not be before valid_from'),
)

function parseEdition({ kind, name, content }: NormFile): NormEdition {
  const begun = v.safeParse(ValidityPeriodSchema, content)
  const held = v.safeParse(normSchemas[kind], content)
  if (!begun.success || !held.success) {
    const [issue] = [...(begun.issues ?? []), ...(held.issues ?? [])]
    const where = issue && v.getDotPath(issue)
    throw new NormsError(`The norms in ${kind}/${name} are wrong: ${where}: ${issue?.message}`)
  }
  const { valid_from, valid_to } = begun.output
  const norms = Object.fromEntries(
    Object.entries(held.output).map(([key, { value, source, confidence }]) => [
      key,
      { value, source: { ...source, valid_from, valid_to, confidence } },
    ]),
  )
  return { validFrom: valid_from, validTo: valid_to, norms }
}

/**
 * Combines norm files, of which each contains one edition of one kind. Returns a function that gets the norms on a date
 * ('YYYY-MM-DD'): of each kind the newest edition that has started, otherwise the oldest.
 * @throws NormsError for an invalid file
 */
export function combineNormFiles(files: readonly NormFile[]): (date: string) => Norms {
  const editions = (Object.keys(normSchemas) as NormKind[]).map((kind) => {
    const all = files.filter((file) => file.kind === kind).map(parseEdition)
    return [kind, all.sort((a, b) => a.validFrom.localeCompare(b.validFrom))] as const
  })
  const known = new Map<string, Norms>()
  return (date) => {
    const found = editions.map(
      ([kind, all]) => [kind, all.findLast(({ validFrom }) => validFrom <= date) ?? all[0]] as const,
    )
    const name = found.map(([, edition]) => edition?.validFrom).join()
    const norms =
      known.get(name) ?? (Object.fromEntries(found.map(([kind, edition]) => [kind, edition?.norms])) as Norms)
    known.set(name, norms)
    return norms
  }
}
