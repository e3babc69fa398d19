import { readdirSync, readFileSync } from 'node:fs'

const normsFolder = new URL('../../../norms/', import.meta.url)

/** Content of a norm file, not validated. */
// biome-ignore lint/suspicious/noExplicitAny: norm files are read as raw JSON, independent of the engine's parser
export type RawNormEdition = Record<string, { value: any }>

const editionCache = new Map<string, RawNormEdition>()

/** Returns the norm file of a kind with the latest start date on or before a day. */
export function findRawNormEdition(kind: string, day: string): RawNormEdition {
  const name = `${kind} ${day}`
  const known = editionCache.get(name) ?? readNewestEdition(kind, day)
  editionCache.set(name, known)
  return known
}

function readNewestEdition(kind: string, day: string): RawNormEdition {
  const place = new URL(`${kind}/`, normsFolder)
  const begun = readdirSync(place).filter((name) => name.slice(0, 10) <= day)
  const newest = begun.sort().at(-1)
  if (!newest) throw new Error(`${kind} has no edition on ${day}`)
  return JSON.parse(readFileSync(new URL(newest, place), 'utf8')) as RawNormEdition
}
