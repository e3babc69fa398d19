import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import webpack from 'webpack'
import { temporaryFolder } from '../temporary.ts'

const staticPage = `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Inloggen</title><h1>Inloggen</h1><form><label>Gebruikersnaam <input name="username"></label>
<label>Wachtwoord <input name="password" type="password"></label><button>Inloggen</button></form></html>`
const minimalPage = `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Inloggen</title><script defer src="/minimal.js"></script><div id="root"></div></html>`

/** Builds the minimal page as a production bundle. */
async function buildMinimal(): Promise<Buffer> {
  const folder = temporaryFolder()
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    entry: path.join(import.meta.dirname, 'minimal.jsx'),
    output: { path: folder, filename: 'minimal.js' },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: createRequire(import.meta.url).resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'ecmascript', jsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    performance: false,
  })
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  )
  return readFile(path.join(folder, 'minimal.js'))
}

/** Serves the two reference pages as the portal serves its own: brotli, and no cache to help. */
export async function serveReferences(port: number): Promise<Server> {
  const files: Record<string, [type: string, body: Buffer]> = {
    '/static': ['text/html', brotliCompressSync(staticPage)],
    '/minimal': ['text/html', brotliCompressSync(minimalPage)],
    '/minimal.js': ['text/javascript', brotliCompressSync(await buildMinimal())],
  }
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = files[url] ?? []
    if (!type) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return server
}
