import { ShellBuild } from '@portal/contract/descriptor'
import * as v from 'valibot'
import { serverFile } from '../build/file-names.ts'
import type { Package } from '../build/package.ts'
import { sharedVersions } from '../build/shared-modules.ts'
import type { BuildOutput } from './build-output.ts'
import { earlyFile } from './early-script.ts'

const font = (subset: string, part = '') => `alan-sans-${subset}-wght-normal.${part}`

/** Describes a build of the shell for the page server. */
export const describeShell =
  (pkg: Package) =>
  async (output: BuildOutput): Promise<ShellBuild> =>
    v.parse(ShellBuild, {
      version: pkg.version,
      policy: pkg.policy,
      early: output.contentOf(output.named(earlyFile)),
      serverBundle: output.files.find(({ path }) => path.startsWith(serverFile))?.path,
      hash: output.hash,
      files: output.files,
      scripts: output.scriptsOf('main'),
      frame: output.scriptsOf('frame'),
      guest: output.scriptsOf('guest'),
      http: output.scriptsOf('http'),
      parts: output.parts,
      fonts: {
        first: output.named(font('latin', 'first.')),
        rest: output.named(font('latin', 'rest.')),
        latinExt: output.named(font('latin-ext')),
      },
      texts: output.texts,
      gives: sharedVersions,
    } satisfies ShellBuild)
