import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Service worker file of msw, which the page requests as `/mockServiceWorker.js`. */
export const mockServiceWorkerFile: string = path.join(
  path.dirname(require.resolve('msw/package.json')),
  'lib/mockServiceWorker.js',
)

/** Provides all modules of the contract to the page, so that it knows every API call. */
export function createContractModulesPlugin(): Plugin {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@portal/contract/call')))
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file))
  const imports = files.map(
    (file, index) => `import * as m${index} from ${JSON.stringify(path.join(folder, file))}`,
  )
  const name = 'emulated/contract'
  return {
    name: 'contract-modules',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `${imports.join('\n')}\nexport const modules = [${files.map((_, index) => `m${index}`)}]`
        : undefined,
  }
}
