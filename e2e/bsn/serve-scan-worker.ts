import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'

const workspaceRoot = path.resolve(import.meta.dirname, '../..')
const bsnCheckDist = path.join(workspaceRoot, 'shared/bsn-check/dist')
const resolveFontPath = (packageFolder: string, requested: string) =>
  createRequire(path.join(workspaceRoot, packageFolder, 'package.json')).resolve(requested)

/** Fonts of the papers, bundled so that results are equal on every machine. */
const fontFileByPath = {
  'Alan Sans': resolveFontPath(
    'shell',
    '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2',
  ),
  Inter: resolveFontPath('server', '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
}

const mimeTypeByExtension: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

/** Serves an empty page with the fonts, and the scan worker with the content policy of the portal. */
export async function serveScanWorker(): Promise<{ origin: string; server: Server }> {
  let origin = ''
  const createPageHtml = () => {
    const faces = Object.keys(fontFileByPath).map(
      (name) => `@font-face{font-family:"${name}";src:url("/fonts/${encodeURIComponent(name)}")}`,
    )
    const used = Object.keys(fontFileByPath).map((name) => `<p style="font-family:'${name}'">123</p>`)
    return `<!doctype html><meta charset="utf-8"><title>BSN</title><style>${faces.join('')}</style>${used.join('')}`
  }
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') return response.setHeader('content-type', 'text/html').end(createPageHtml())
    const font = fontFileByPath[decodeURIComponent(url.replace('/fonts/', '')) as keyof typeof fontFileByPath]
    const file = font ?? path.join(bsnCheckDist, path.basename(url))
    const content = await readFile(file).catch(() => null)
    if (!content) return response.writeHead(404).end()
    response.setHeader('content-type', mimeTypeByExtension[path.extname(file)] ?? 'application/octet-stream')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${origin}/bsn-check/ 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types p-bsn-check`,
    )
    response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return { origin, server }
}
