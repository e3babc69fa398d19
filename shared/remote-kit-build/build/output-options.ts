import path from 'node:path'
import { getContainerName } from '@portal/contract/remote-registry'
import { codeLoadTimeoutMs } from '@portal/remote-kit/container'
import type { PackageInfo } from './package-info.ts'

/** JavaScript version that all supported browsers understand. */
export const syntaxTarget = 'es2022'

/**
 * webpack's output options: files carry integrity hashes and use a Trusted Types policy named after the remote.
 * `strictModuleExceptionHandling` makes a module that threw throw again on the next import instead of returning a
 * half-initialised module.
 */
export const createOutputOptions = (folder: string, { name, version, policy }: PackageInfo) => ({
  path: path.join(folder, 'dist'),
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  assetModuleFilename: '[name].[contenthash:8][ext]',
  publicPath: 'auto',
  uniqueName: getContainerName({ name, version }),
  clean: true,
  chunkLoadTimeout: codeLoadTimeoutMs,
  strictModuleErrorHandling: true,
  crossOriginLoading: 'anonymous' as const,
  trustedTypes: { policyName: policy, onPolicyCreationFailure: 'stop' as const },
})
