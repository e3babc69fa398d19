import path from 'node:path'
import { containerOf } from '@portal/contract/registry'
import { codeTimeoutMs } from '../src/container.ts'
import type { Package } from './package.ts'

/** Browsers that the portal supports: those that know the syntax of 2022. */
export const target = 'es2022'

/**
 * Where webpack puts the files for browsers, pinned and under the policy of the remote's name. A module that threw
 * throws again when it is asked for again, instead of passing for one that has run.
 */
export const outputOf = (folder: string, { name, version, policy }: Package) => ({
  path: path.join(folder, 'dist'),
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  assetModuleFilename: '[name].[contenthash:8][ext]',
  publicPath: 'auto',
  uniqueName: containerOf({ name, version }),
  clean: true,
  chunkLoadTimeout: codeTimeoutMs,
  strictModuleErrorHandling: true,
  crossOriginLoading: 'anonymous' as const,
  trustedTypes: { policyName: policy, onPolicyCreationFailure: 'stop' as const },
})
