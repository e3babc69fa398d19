import { ShellBuild, workerPolicyOf } from '@portal/contract/registry'
import * as v from 'valibot'
import type { Package } from './base.ts'
import type { BuildOutput } from './build-output.ts'

/** Describes a build of the shell for the edge, which writes its files into the page. */
export const describeShell =
  (pkg: Package) =>
  async (output: BuildOutput): Promise<ShellBuild> =>
    v.parse(ShellBuild, {
      version: pkg.version,
      policy: pkg.policy,
      workers: output.says(workerPolicyOf(pkg)),
      readsRest: true,
      provesKeys: true,
      refreshesByCookie: true,
      hash: output.hash,
      files: output.files,
      scripts: output.scriptsOf('main'),
      parts: output.parts,
      fonts: { latin: fontOf(output, 'latin'), latinExt: fontOf(output, 'latin-ext') },
      texts: output.texts,
    } satisfies ShellBuild)

function fontOf({ files }: BuildOutput, subset: string): string {
  const font = files.find(({ path }) => path.startsWith(`alan-sans-${subset}-wght-normal.`))
  if (!font) throw new Error(`the shell has no font for ${subset}`)
  return font.path
}
