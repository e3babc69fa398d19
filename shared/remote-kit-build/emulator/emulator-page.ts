import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pageCss } from '@portal/domain/theme/page-css'
import type { Plugin } from 'vite'
import { mockServiceWorkerFile } from './contract-modules.ts'

const mainModulePath = path.join(import.meta.dirname, 'page/main.tsx')
const portalModulePath = path.join(import.meta.dirname, 'page/portal.ts')
const pageHtml = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Emulator</title><link rel="icon" href="data:,"><style id="theme"></style><style>${pageCss}</style></head><body><div id="page"></div><script type="module" src="/@fs/${mainModulePath}"></script></body></html>`

export function createEmulatorPagePlugin(folder: string): Plugin {
  const own = path.join(folder, 'src/test/emulator.ts')
  const code: Record<string, string> = {
    'emulated/answers': existsSync(own)
      ? `export { default } from ${JSON.stringify(own)}`
      : 'export default []',
    'emulated/remote': `export { default as remote } from ${JSON.stringify(path.join(folder, 'src/remote.tsx'))}
export { default as config } from ${JSON.stringify(path.join(folder, 'remote.config.ts'))}
export { texts } from ${JSON.stringify(path.join(folder, 'src/texts.ts'))}`,
  }
  const worker = readFileSync(mockServiceWorkerFile)
  return {
    name: 'emulator-page',
    enforce: 'pre',
    resolveId: (id) => (id === 'shell/portal' ? portalModulePath : id in code ? `\0${id}` : undefined),
    load: (id) => code[id.slice(1)],
    configureServer: (server) => () => {
      server.middlewares.use(async ({ url = '/' }, response) => {
        if (url.startsWith('/mockServiceWorker.js'))
          return response.setHeader('content-type', 'text/javascript').end(worker)
        response.setHeader('content-type', 'text/html').end(await server.transformIndexHtml(url, pageHtml))
      })
    },
  }
}
