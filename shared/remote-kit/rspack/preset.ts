import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { containerOf } from '@portal/contract/registry'
import { type Configuration, rspack, SubresourceIntegrityPlugin } from '@rspack/core'
import type { Compiler as WebpackCompiler } from 'webpack'
import { DescribeWhenDone } from '../build/describe-when-done.ts'
import { federationOf } from '../build/federation.ts'
import { ManifestAlone } from '../build/manifest.ts'
import { fileRules, swcOptions } from '../build/module-rules.ts'
import { outputOf, target } from '../build/output.ts'
import { PageReactForKit, type PresetOptions } from '../build/own-libraries.ts'
import { packageOf } from '../build/package.ts'
import { RunOnce } from '../build/run-once.ts'
import { Running } from '../build/running.ts'
import { runtimeAlias } from '../build/runtime.ts'
import { ScriptPolicy } from '../build/script-policy.ts'
import { SecondTry } from '../build/second-try.ts'

/** Rspack's configuration, as the preset makes it. */
export interface RspackConfig extends Configuration {}

/** A plugin that is written for webpack, of whose form it takes nothing that Rspack lacks. */
const both = (plugin: { apply(compiler: WebpackCompiler): void }) => ({
  apply: (compiler: unknown) => plugin.apply(compiler as WebpackCompiler),
})

/**
 * Rspack's configuration of a remote: the same files as webpack's preset makes, in less time. Screens that the edge draws and
 * widgets are built by webpack alone.
 */
export function remotePreset(folder: string, { brings = [] }: PresetOptions = {}): RspackConfig {
  const pkg = packageOf(folder)
  return {
    name: pkg.name,
    mode: 'production',
    context: folder,
    target: ['web', target],
    devtool: false,
    entry: {},
    output: outputOf(folder, pkg),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...runtimeAlias } },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions, type: 'javascript/auto' },
        ...fileRules,
      ],
    },
    optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
    performance: false,
    stats: 'errors-warnings',
    plugins: [
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      both(new ScriptPolicy()),
      both(new Running(containerOf(pkg))),
      both(new RunOnce(containerOf(pkg))),
      new rspack.DefinePlugin({ 'import.meta.url': '"file:///"' }),
      both(new SecondTry()),
      ...(brings.includes('react') ? [both(new PageReactForKit())] : []),
      new ModuleFederationPlugin(federationOf(pkg, brings)),
      both(new ManifestAlone()),
      both(new DescribeWhenDone(folder, brings)),
    ],
  }
}
