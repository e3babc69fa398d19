import { packageOf } from '../build/package.ts'
import { base } from './base.ts'
import { AddSideBuild } from './side-build.ts'

/** Name with which the file begins; the shell's description finds it by that. */
export const earlyFile = 'early.'

/** The first script of customers' pages, beside the shell's build: a few kilobytes, which the edge writes into pages. */
export const earlyScript = (folder: string): AddSideBuild =>
  new AddSideBuild(folder, {
    name: 'early',
    configOf: async () => ({
      ...base(folder, packageOf(folder), 'early'),
      entry: './src/early/main.ts',
      output: { filename: `${earlyFile}[contenthash:8].js` },
    }),
  })
