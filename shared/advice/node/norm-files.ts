import { readdirSync, readFileSync } from 'node:fs'
import { type NormKind, normSchemas } from '../src/norms/schemas.ts'
import { type NormFile, normsFrom } from '../src/norms.ts'

/** The folder of the norms that come with the engine: `<kind>/<first day>.json`. */
export const ownNorms = new URL('../norms/', import.meta.url)

/** Reads the files of a folder of norms. */
export const readNormFiles = (folder: URL): NormFile[] =>
  (Object.keys(normSchemas) as NormKind[]).flatMap((kind) => {
    const place = new URL(`${kind}/`, folder)
    return readdirSync(place)
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({ kind, name, content: JSON.parse(readFileSync(new URL(name, place), 'utf8')) }))
  })

/** The norms that come with the engine, as they hold on a date ('YYYY-MM-DD'). */
export const normsOn = normsFrom(readNormFiles(ownNorms))

/** What a calculation of a day ('YYYY-MM-DD') stands on, by the norms that come with the engine. */
export const basisOn = (today: string) => ({ today, norms: normsOn(today) })
