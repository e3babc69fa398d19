import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { containerOf } from '@portal/contract/registry'
import { type Configuration, rspack, SubresourceIntegrityPlugin } from '@rspack/core'
import { DescribeWhenDone } from '../build/describe-when-done.ts'
import { isDevelopmentBuild } from '../build/development.ts'
import { federationOf } from '../build/federation.ts'
import { ManifestAlone } from '../build/manifest.ts'
import { swcOptions } from '../build/module-rules.ts'
import { outputOf, target } from '../build/output.ts'
import { PageReactForKit, type PresetOptions } from '../build/own-libraries.ts'
import { packageOf } from '../build/package.ts'
import { RunOnce } from '../build/run-once.ts'
import { Running } from '../build/running.ts'
import { ScriptPolicy } from '../build/script-policy.ts'
import { SecondTry } from '../build/second-try.ts'
import { both } from './both.ts'
import { developmentRemote } from './development.ts'
import { rulesWith } from './rules.ts'

/** Rspack's configuration, as the preset makes it. */
export interface RspackConfig extends Configuration {}

/**
 * Rspack's configuration of a remote: the same files as webpack's preset makes, in less time. Screens that the edge draws and
 * widgets are built by webpack alone.
 */
export function remotePreset(folder: string, { brings = [] }: PresetOptions = {}): RspackConfig {
  const pkg = packageOf(folder)
  const config: RspackConfig = {
    name: pkg.name,
    mode: 'production',
    context: folder,
    target: ['web', target],
    devtool: 'hidden-source-map',
    entry: {},
    output: outputOf(folder, pkg),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: rulesWith(swcOptions),
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
  return isDevelopmentBuild ? developmentRemote(folder, config) : config
}
