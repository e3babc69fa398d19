import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AssetFile } from '@portal/contract/remote-registry'
import { isDevelopmentBuild } from './development.ts'

export const descriptorFileName = 'descriptor.json'

/**
 * Whether the portal serves a file of the build folder. Source maps of production builds are not served; the registry
 * keeps them.
 */
export const isServedFile = (file: string): boolean => isDevelopmentBuild || !file.endsWith('.map')

export type BuildFiles = Awaited<ReturnType<typeof readBuildFiles>>

export const hashBuildFiles = (files: readonly AssetFile[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)

/** Calculates the subresource integrity of content, in the format of HTML's `integrity` attribute. */
export const calculateIntegrity = (content: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Reads the served files of a build folder, without dotfiles and without the descriptor. */
export async function readBuildFiles(dist: string) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('.') && file !== descriptorFileName)
    .filter(isServedFile)
    .sort((a, b) => a.localeCompare(b))
  const contents = await Promise.all(paths.map((file) => readFile(path.join(dist, file))))
  const files = paths.map((file, index) => ({
    path: file,
    integrity: calculateIntegrity(contents[index] ?? ''),
  }))
  return {
    files,
    hash: hashBuildFiles(files),
    findFile: (beginning: string, ending = '') =>
      files.find((file) => file.path.startsWith(beginning) && file.path.endsWith(ending)),
  }
}
