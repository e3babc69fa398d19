import { packageOf } from '../build/package.ts'
import { base } from './base.ts'
import { AddSideBuild } from './side-build.ts'

/** Prefix of the early script's file name. */
export const earlyFile = 'early.'

/** Builds the first script of customers' pages: a few kilobytes, which the page server inlines. */
export const earlyScript = (folder: string): AddSideBuild =>
  new AddSideBuild(folder, {
    name: 'early',
    configOf: async () => ({
      ...base(folder, packageOf(folder), 'early'),
      entry: './src/early/main.ts',
      output: { filename: `${earlyFile}[contenthash:8].js` },
    }),
  })
