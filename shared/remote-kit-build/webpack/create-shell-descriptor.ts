import { ShellBuild } from '@portal/contract/build-descriptor'
import * as v from 'valibot'
import { serverBundlePrefix } from '../build/file-names.ts'
import type { PackageInfo } from '../build/package-info.ts'
import { sharedVersions } from '../build/shared-modules.ts'
import type { BuildOutput } from './build-output.ts'
import { earlyScriptFilePrefix } from './early-script.ts'

const getFontFileName = (subset: string, part = '') => `alan-sans-${subset}-wght-normal.${part}`

export const createShellDescriptor =
  (pkg: PackageInfo) =>
  async (output: BuildOutput): Promise<ShellBuild> =>
    v.parse(ShellBuild, {
      version: pkg.version,
      policy: pkg.policy,
      early: output.readContent(output.findFilePath(earlyScriptFilePrefix)),
      serverBundle: output.files.find(({ path }) => path.startsWith(serverBundlePrefix))?.path,
      hash: output.hash,
      files: output.files,
      scripts: output.findScripts('main'),
      frame: output.findScripts('frame'),
      guest: output.findScripts('guest'),
      http: output.findScripts('http'),
      parts: output.parts,
      fonts: {
        first: output.findFilePath(getFontFileName('latin', 'first.')),
        rest: output.findFilePath(getFontFileName('latin', 'rest.')),
        latinExt: output.findFilePath(getFontFileName('latin-ext')),
      },
      texts: output.texts,
      gives: sharedVersions,
    } satisfies ShellBuild)
