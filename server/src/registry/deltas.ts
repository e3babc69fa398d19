import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import pLimit from 'p-limit'

const compress = promisify(zstdCompress)
/** What a stream that was compressed with a dictionary begins with, before the dictionary's sum (RFC 9842, section 4.1). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
/** So many builds of a name are looked through for the file that a browser has: it was here within the last releases, or long ago. */
const builds = 8
/** So many deltas stay at hand; most are some hundred bytes. */
const kept = 2000
/** So many may wait to be made; more at once are not what customers ask for. */
const waiting = 50
/** How long who is the first to ask for a delta waits for it, in milliseconds: less than it spares on a slow line. */
const firstWaits = 150

/** A script of a build: `<name>/<hash>/<stem>.<sum>.js`. */
export interface ScriptOfBuild {
  name: string
  hash: string
  stem: string
  /** Path below the build's folder. */
  file: string
}

/** The script that a path below the folder of all builds names; null for anything else. */
export function scriptAt(below: string): ScriptOfBuild | null {
  const [, name, hash, file, stem] =
    /^([\w-]+)\/([0-9a-f]{16})\/(([\w.-]+)\.[0-9a-f]{8}\.js)$/.exec(below) ?? []
  return name && hash && file && stem ? { name, hash, file, stem } : null
}

/** Scripts as what differs from one that a browser has already. */
export interface Deltas {
  /**
   * The whole body of an answer in the coding `dcz`.
   * @param dictionary sum of what the browser has: SHA-256 in base64
   * @returns null where that is no earlier file of the same name, or the delta takes too long to make: then it is for who
   * comes next
   */
  of(script: ScriptOfBuild, dictionary: string): Promise<Buffer | null>
}

/**
 * Makes deltas of builds in a folder when they are first asked for: which of the earlier builds browsers have is known when
 * they ask. One that would not spare half the bytes is not used.
 */
export function createDeltas(folder: string): Deltas {
  const limit = pLimit(1)
  const made = new Map<string, Promise<Buffer | null>>()
  const sums = new Map<string, string>()

  const sumOf = async (file: string): Promise<string> => {
    const sum =
      sums.get(file) ??
      createHash('sha256')
        .update(await readFile(file))
        .digest('base64')
    sums.set(file, sum)
    return sum
  }
  const earlier = async ({ name, stem }: ScriptOfBuild, dictionary: string): Promise<Buffer | null> => {
    for (const build of await newestFirst(path.join(folder, name)))
      for (const file of await readdir(build)) {
        if (scriptAt(`${name}/${path.basename(build)}/${file}`)?.stem !== stem) continue
        if ((await sumOf(path.join(build, file))) === dictionary) return readFile(path.join(build, file))
      }
    return null
  }
  const make = async (script: ScriptOfBuild, dictionary: string): Promise<Buffer | null> => {
    const known = await earlier(script, dictionary)
    if (!known) return null
    const target = path.join(folder, script.name, script.hash, script.file)
    const params = { [constants.ZSTD_c_compressionLevel]: 19 }
    const delta = await compress(await readFile(target), { dictionary: known, params })
    const { size } = await stat(`${target}.br`)
    return delta.length < size / 2 ? Buffer.concat([magic, Buffer.from(dictionary, 'base64'), delta]) : null
  }
  const begin = (key: string, script: ScriptOfBuild, dictionary: string) => {
    const delta = limit(() => make(script, dictionary)).catch(() => null)
    made.set(key, delta)
    for (const old of [...made.keys()].slice(0, -kept)) made.delete(old)
    return delta
  }
  return {
    of: (script, dictionary) => {
      const key = `${script.name} ${script.hash} ${script.file} ${dictionary}`
      const known = made.get(key)
      if (!known && limit.pendingCount >= waiting) return Promise.resolve(null)
      const delta = known ?? begin(key, script, dictionary)
      return Promise.race([delta, wait(firstWaits, null, { ref: false })])
    },
  }
}

/** Folders of the builds of a name, those that were put in last first. */
async function newestFirst(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name))
  const found = await Promise.all(
    names.map(async (name) => ({
      at: path.join(folder, name),
      since: (await stat(path.join(folder, name))).mtimeMs,
    })),
  )
  return found
    .sort((a, b) => b.since - a.since)
    .slice(0, builds)
    .map(({ at }) => at)
}
