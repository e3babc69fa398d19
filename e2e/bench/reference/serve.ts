import { createServer, request, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { buildReference } from './build.ts'

/** A file of a reference server. */
export interface ReferenceFile {
  type: 'text/html' | 'text/javascript'
  body: string | Buffer
}

const head =
  '<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'

const minimalSignIn = `${head}<title>Inloggen</title><script defer src="/sign-in.js"></script><div id="root"></div></html>`

/** A plain React page that reads URLs with a bearer token and lists the responses. */
export const listPage = (first: { reads: readonly string[]; token: string }): ReferenceFile => ({
  type: 'text/html',
  body: `${head}<title>Lijst</title><script defer src="/list.js"></script><script type="application/json" id="asked">${JSON.stringify(first)}</script><div id="root"></div></html>`,
})

/** Sign-in as a plain React page, by path. */
export const signInPage: Record<string, ReferenceFile> = {
  '/sign-in': { type: 'text/html', body: minimalSignIn },
  '/sign-in.js': { type: 'text/javascript', body: await buildReference('sign-in') },
}

const known = new WeakMap<ReferenceFile, Buffer>()

function packedOf(file: ReferenceFile): Buffer {
  const packed = known.get(file) ?? brotliCompressSync(file.body)
  known.set(file, packed)
  return packed
}

/**
 * Serves reference pages with brotli, as the portal does, without caching.
 * @param files by path; files added later are served too
 * @param apiPort port of a portal to which `/api/` is proxied
 */
export async function serveReferences(
  port: number,
  files: Record<string, ReferenceFile>,
  apiPort?: number,
): Promise<Server> {
  const server = createServer((incoming, response) => {
    const { url = '', method, headers } = incoming
    if (apiPort && url.startsWith('/api/')) {
      const behind = request({ host: 'localhost', port: apiPort, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      return incoming.pipe(behind)
    }
    const file = files[url]
    if (!file) return response.writeHead(404).end()
    const packed = headers['accept-encoding']?.includes('br') ?? false
    return response
      .writeHead(200, {
        'content-type': `${file.type}; charset=utf-8`,
        ...(packed && { 'content-encoding': 'br' }),
      })
      .end(packed ? packedOf(file) : file.body)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return server
}
