import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Where builds that were released are kept, a file each. */
export const folder = path.join(import.meta.dirname, 'released')
/** So many versions of the shell and of each remote are kept. */
export const keptOfEach = 3

/** A file of a build, by its path below the build's folder. */
export interface BuiltFile {
  path: string
  content: Buffer
}

/** A build that was released: its files, with the one that describes it, and the key of the registry that it believes. */
export interface Released {
  name: string
  version: string
  key: string
  files: readonly BuiltFile[]
}

/** A build as one file: first a line that tells what is in it, then all files, one behind the other. */
export function pack({ files, ...told }: Released): Buffer {
  const list = files.map(({ path, content }) => [path, content.length])
  const all = [Buffer.from(`${JSON.stringify({ ...told, list })}\n`), ...files.map(({ content }) => content)]
  return brotliCompressSync(Buffer.concat(all), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
}

/** What `pack` made a file of. */
export function unpack(packed: Buffer): Released {
  const all = brotliDecompressSync(packed)
  const start = all.indexOf('\n') + 1
  const { list, ...told } = JSON.parse(all.subarray(0, start).toString()) as Omit<Released, 'files'> & {
    list: [string, number][]
  }
  let at = start
  const files = list.map(([path, length]) => {
    const content = all.subarray(at, at + length)
    at += length
    return { path, content }
  })
  return { ...told, files }
}

/** Files of all builds that are kept, of each name the newest last. */
const files = () => readdirSync(folder).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** All builds that are kept, of each name the newest last. */
export const released = (): Released[] => files().map((file) => unpack(readFileSync(path.join(folder, file))))

/** The file in which a version is kept. */
export const fileOf = (name: string, version: string): string => path.join(folder, `${name}-${version}.br`)

/** The versions that are kept of the shell or of a remote, the newest first. */
export const keptOf = (name: string): string[] =>
  files()
    .map((file) => /^(.+)-([\d.]+)\.br$/.exec(file) ?? [])
    .flatMap(([, of, version]) => (of === name && version ? [version] : []))
    .reverse()

const sumOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The same build, believing the registry of another key; only the shell names one, in its first file. */
export function believing(build: Released, key: string): Released {
  const holder = build.files.find(({ content }) => content.includes(build.key))
  if (!holder) return build
  const content = Buffer.from(holder.content.toString().replaceAll(build.key, key))
  const files = build.files.map((file) => {
    if (file === holder) return { ...file, content }
    if (!file.path.endsWith('.json')) return file
    const text = file.content.toString().replaceAll(sumOf(holder.content), sumOf(content))
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const described = { ...JSON.parse(text), hash }
    return { ...file, content: Buffer.from(JSON.stringify(described)) }
  })
  return { ...build, key, files }
}
