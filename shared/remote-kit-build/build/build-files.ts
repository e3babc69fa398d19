import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AssetFile } from '@portal/contract/registry'
import { isDevelopmentBuild } from './development.ts'

/** File that describes a remote's build. */
export const descriptorFile = 'descriptor.json'

/**
 * Whether the portal serves a file of the build folder. Source maps of production builds are not served; the registry
 * keeps them.
 */
export const isServed = (file: string): boolean => isDevelopmentBuild || !file.endsWith('.map')

/** The files in a build folder. */
export interface BuildFiles {
  files: AssetFile[]
  /** Hash over all files; identifies the build. */
  hash: string
  /** Path of the file whose name has this prefix and suffix. */
  named(beginning: string, ending?: string): AssetFile | undefined
}

/** Hash over the files of a build. */
export const hashOf = (files: readonly AssetFile[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)

/** Subresource integrity of some content, as HTML expects it. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Reads the served files of a build folder, without dotfiles and without the descriptor. */
export async function filesOf(dist: string): Promise<BuildFiles> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('.') && file !== descriptorFile)
    .filter(isServed)
    .sort((a, b) => a.localeCompare(b))
  const contents = await Promise.all(paths.map((file) => readFile(path.join(dist, file))))
  const files = paths.map((file, index) => ({ path: file, integrity: integrityOf(contents[index] ?? '') }))
  return {
    files,
    hash: hashOf(files),
    named: (beginning, ending = '') =>
      files.find((file) => file.path.startsWith(beginning) && file.path.endsWith(ending)),
  }
}
