import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../../norms/', import.meta.url)

/** Content of a norm file, not validated. */
// biome-ignore lint/suspicious/noExplicitAny: norm files are read as raw JSON, independent of the engine's parser
export type Edition = Record<string, { value: any }>

const editionCache = new Map<string, Edition>()

/** Newest norm file of a kind that has started on a day. */
export function findEdition(kind: string, day: string): Edition {
  const name = `${kind} ${day}`
  const known = editionCache.get(name) ?? readNewestEdition(kind, day)
  editionCache.set(name, known)
  return known
}

function readNewestEdition(kind: string, day: string): Edition {
  const place = new URL(`${kind}/`, folder)
  const begun = readdirSync(place).filter((name) => name.slice(0, 10) <= day)
  const newest = begun.sort().at(-1)
  if (!newest) throw new Error(`${kind} has no edition on ${day}`)
  return JSON.parse(readFileSync(new URL(newest, place), 'utf8')) as Edition
}
