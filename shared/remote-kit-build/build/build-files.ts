import { createHash } from 'node:crypto'
import type { AssetFile } from '@portal/contract/remote-registry'
import { isDevelopmentBuild } from './development.ts'

export const descriptorFileName = 'descriptor.json'

/**
 * Whether the portal serves a file of the build folder. Source maps of production builds are not served; the registry
 * keeps them.
 */
export const isServedFile = (file: string): boolean => isDevelopmentBuild || !file.endsWith('.map')

export const hashBuildFiles = (files: readonly AssetFile[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)

/** Calculates the subresource integrity of content, in the format of HTML's `integrity` attribute. */
export const calculateIntegrity = (content: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
