import type { AdviceSource } from '@portal/contract/advice-trace'
import * as v from 'valibot'
import { type NormKind, normSchemas } from './norms/schemas.ts'

/** One norm: what it says, and where that is laid down. */
export interface Norm<T> {
  value: T
  source: AdviceSource
}
type Sourced<T> = { [K in keyof T]: T[K] extends { value: infer V } ? Norm<V> : T[K] }
/** The norms that hold on a date, by kind. */
export type Norms = { readonly [K in NormKind]: Sourced<v.InferOutput<(typeof normSchemas)[K]>> }

/** What a calculation stands on: a day ('YYYY-MM-DD'), and the norms that it goes by. */
export interface Basis {
  today: string
  norms: Norms
}

/** A file of norms: its kind, the name that an error tells, and what was read of it. */
export interface NormFile {
  kind: NormKind
  name: string
  content: unknown
}

/** A file of norms does not say what its kind has to. The message names the file and what is wrong of it. */
export class NormsError extends Error {
  override readonly name = 'NormsError'
}

interface Edition {
  validFrom: string
  norms: Record<string, Norm<unknown>>
}

function editionOf({ kind, name, content }: NormFile): Edition {
  const begun = v.safeParse(v.looseObject({ valid_from: v.pipe(v.string(), v.isoDate()) }), content)
  const held = v.safeParse(normSchemas[kind], content)
  if (!begun.success || !held.success) {
    const [issue] = [...(begun.issues ?? []), ...(held.issues ?? [])]
    const where = issue && v.getDotPath(issue)
    throw new NormsError(`The norms in ${kind}/${name} are wrong: ${where}: ${issue?.message}`)
  }
  const validFrom = begun.output.valid_from
  const norms = Object.fromEntries(
    Object.entries(held.output).map(([key, { value, source }]) => [
      key,
      { value, source: { ...source, valid_from: validFrom } },
    ]),
  )
  return { validFrom, norms }
}

/**
 * Reads norms from files, one for each edition of a kind, so that a new year is a file and no change of code. Answers
 * which hold on a date ('YYYY-MM-DD'): of each kind the newest edition that has begun, or the oldest there is.
 * @throws NormsError that names the file that is wrong
 */
export function normsFrom(files: readonly NormFile[]): (date: string) => Norms {
  const editions = (Object.keys(normSchemas) as NormKind[]).map((kind) => {
    const all = files.filter((file) => file.kind === kind).map(editionOf)
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
