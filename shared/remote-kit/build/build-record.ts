import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

const names = v.array(v.string())

/**
 * What a bundler knows of a build and its files alone do not tell. Each preset leaves it beside the files, the same from every
 * bundler; a descriptor is made of it and of what the files themselves are.
 */
const BuildRecord = v.object({
  /** Scripts of each chunk that the sources name, with those that it cannot run without: `view.list`, `text.nl`. */
  chunks: v.record(v.string(), names),
  /** Shared libraries that each of these takes from whoever runs it. */
  takes: v.record(v.string(), names),
  /** Packages whose code is in the files. */
  libraries: names,
})
export type BuildRecord = v.InferOutput<typeof BuildRecord>

/** File of a build with its record; it is no file of the build itself, and nobody publishes it. */
export const recordFile = 'build.json'

/** Leaves a build's record in its folder. */
export const writeRecord = (dist: string, record: BuildRecord): Promise<void> =>
  writeFile(path.join(dist, recordFile), `${JSON.stringify(record, null, 2)}\n`)

/** @throws Error when a folder has no record of a build */
export async function readRecord(dist: string): Promise<BuildRecord> {
  const text = await readFile(path.join(dist, recordFile), 'utf8').catch(() => {
    throw new Error(`${dist} has no ${recordFile}: build it with one of the kit’s presets`)
  })
  return v.parse(BuildRecord, JSON.parse(text))
}

/** Name of the package that a file is of; undefined for the build's own. */
export const packageOfFile = (file: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)/.exec(file)?.[1]
