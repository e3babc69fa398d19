import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AssetFile } from '@portal/contract/registry'
import { isDevelopmentBuild } from './development.ts'

/** The file that tells what a build of a remote is. */
export const descriptorFile = 'descriptor.json'

/**
 * Whether a file of a build's folder is one of those that a portal serves. Source maps of production builds are not: who looks
 * into an error gets them of the registry.
 */
export const isServed = (file: string): boolean => isDevelopmentBuild || !file.endsWith('.map')

/** The files of a build, as they are in its folder. */
export interface BuildFiles {
  files: AssetFile[]
  /** A sum over all of them, by which builds are told apart. */
  hash: string
  /** Path of the file whose name begins so, and ends so. */
  named(beginning: string, ending?: string): AssetFile | undefined
}

/** A sum over the files of a build. */
export const hashOf = (files: readonly AssetFile[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)

/** Integrity of a file by its content, as HTML wants it. */
export const sumOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Reads the files of a build: all in its folder that are served, but for what begins with a dot, and what tells of the build itself. */
export async function filesOf(dist: string): Promise<BuildFiles> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('.') && file !== descriptorFile)
    .filter(isServed)
    .sort((a, b) => a.localeCompare(b))
  const contents = await Promise.all(paths.map((file) => readFile(path.join(dist, file))))
  const files = paths.map((file, index) => ({ path: file, integrity: sumOf(contents[index] ?? '') }))
  return {
    files,
    hash: hashOf(files),
    named: (beginning, ending = '') =>
      files.find((file) => file.path.startsWith(beginning) && file.path.endsWith(ending)),
  }
}
