import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const main = path.join(import.meta.dirname, 'page/main.tsx')
const portal = path.join(import.meta.dirname, 'page/portal.ts')
const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Emulator</title><link rel="icon" href="data:,"><style id="theme"></style></head><body><div id="page"></div><script type="module" src="/@fs/${main}"></script></body></html>`

/** Every module of the contract: among what they export are all calls. */
function contractModules(): string[] {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@portal/contract/call')))
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file))
    .map((file) => path.join(folder, file))
}

const importAll = (files: readonly string[]) =>
  files.map((file, index) => `import * as m${index} from ${JSON.stringify(file)}`).join('\n')

/** Serves the emulator's page at every address, and gives it the remote and the contract. */
export function emulatorPage(folder: string): Plugin {
  const modules = contractModules()
  const own = path.join(folder, 'src/test/emulator.ts')
  const code: Record<string, string> = {
    'emulated/answers': existsSync(own)
      ? `export { default } from ${JSON.stringify(own)}`
      : 'export default []',
    'emulated/remote': `export { default as remote } from ${JSON.stringify(path.join(folder, 'src/remote.tsx'))}
export { default as config } from ${JSON.stringify(path.join(folder, 'remote.config.ts'))}
export { texts } from ${JSON.stringify(path.join(folder, 'src/texts.ts'))}`,
    'emulated/contract': `${importAll(modules)}\nexport const modules = [${modules.map((_, index) => `m${index}`)}]`,
  }
  const worker = readFileSync(
    path.join(path.dirname(require.resolve('msw/package.json')), 'lib/mockServiceWorker.js'),
  )
  return {
    name: 'emulator-page',
    enforce: 'pre',
    resolveId: (id) => (id === 'shell/portal' ? portal : id in code ? `\0${id}` : undefined),
    load: (id) => code[id.slice(1)],
    configureServer: (server) => () => {
      server.middlewares.use(async ({ url = '/' }, response) => {
        if (url.startsWith('/mockServiceWorker.js'))
          return response.setHeader('content-type', 'text/javascript').end(worker)
        response.setHeader('content-type', 'text/html').end(await server.transformIndexHtml(url, html))
      })
    },
  }
}
