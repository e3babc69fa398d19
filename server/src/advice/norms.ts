import { readdirSync, readFileSync } from 'node:fs'
import type { AdviceSource } from '@portal/contract/advice-trace'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'
import { type NormKind, normSchemas } from './norms/schemas.ts'

/** One norm: what it says, and where that is laid down. */
export interface Norm<T> {
  value: T
  source: AdviceSource
}
type Sourced<T> = { [K in keyof T]: T[K] extends { value: infer V } ? Norm<V> : T[K] }
/** The norms that hold on a date, by kind. */
export type Norms = { readonly [K in NormKind]: Sourced<v.InferOutput<(typeof normSchemas)[K]>> }

interface Edition {
  validFrom: string
  norms: Record<string, Norm<unknown>>
}

/** The editions of a kind of norm, oldest first. */
function editionsOf(folder: URL, kind: NormKind): Edition[] {
  const place = new URL(`${kind}/`, folder)
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const read: unknown = JSON.parse(readFileSync(new URL(name, place), 'utf8'))
      const begun = v.safeParse(v.looseObject({ valid_from: v.pipe(v.string(), v.isoDate()) }), read)
      const held = v.safeParse(normSchemas[kind], read)
      if (!begun.success || !held.success) {
        const [issue] = [...(begun.issues ?? []), ...(held.issues ?? [])]
        const where = issue && v.getDotPath(issue)
        throw new StartError(`The norms in ${kind}/${name} are wrong: ${where}: ${issue?.message}`)
      }
      const validFrom = begun.output.valid_from
      const norms = Object.fromEntries(
        Object.entries(held.output).map(([key, { value, source }]) => [
          key,
          { value, source: { ...source, valid_from: validFrom } },
        ]),
      )
      return { validFrom, norms }
    })
}

/**
 * Reads the norms in a folder, of which each edition is a file `<kind>/<first day>.json`, so that a new year is a file
 * and no change of code. Answers which hold on a date ('YYYY-MM-DD'): of each kind the newest edition that has begun,
 * or the oldest there is.
 * @throws StartError that names the file that is wrong
 */
export function readNorms(folder: URL): (date: string) => Norms {
  const kinds = Object.keys(normSchemas) as NormKind[]
  const editions = kinds.map((kind) => [kind, editionsOf(folder, kind)] as const)
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

/** The norms of this server that hold on a date. */
export const normsOn = readNorms(new URL('./norms/', import.meta.url))
