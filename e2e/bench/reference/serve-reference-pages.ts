import { createServer, request, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { buildReferenceScript } from './build-reference-script.ts'

export interface ReferencePageFile {
  type: 'text/html' | 'text/javascript'
  body: string | Buffer
}

const htmlHead =
  '<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'

const minimalSignInHtml = `${htmlHead}<title>Inloggen</title><script defer src="/sign-in.js"></script><div id="root"></div></html>`

/** Creates a plain React page that reads URLs with a bearer token and lists the responses. */
export const createListPage = (first: { reads: readonly string[]; token: string }): ReferencePageFile => ({
  type: 'text/html',
  body: `${htmlHead}<title>Lijst</title><script defer src="/list.js"></script><script type="application/json" id="asked">${JSON.stringify(first)}</script><div id="root"></div></html>`,
})

/** Files of the sign-in page in plain React, by path. */
export const signInPageFiles: Record<string, ReferencePageFile> = {
  '/sign-in': { type: 'text/html', body: minimalSignInHtml },
  '/sign-in.js': { type: 'text/javascript', body: await buildReferenceScript('sign-in') },
}

const compressedFiles = new WeakMap<ReferencePageFile, Buffer>()

function compressFile(file: ReferencePageFile): Buffer {
  const packed = compressedFiles.get(file) ?? brotliCompressSync(file.body)
  compressedFiles.set(file, packed)
  return packed
}

/**
 * Serves reference pages with brotli, as the portal does, without caching.
 * @param files by path; files added later are served too
 * @param apiPort port of a portal to which `/api/` is proxied
 */
export async function serveReferencePages(
  port: number,
  files: Record<string, ReferencePageFile>,
  apiPort?: number,
): Promise<Server> {
  const server = createServer((incoming, response) => {
    const { url = '', method, headers } = incoming
    if (apiPort && url.startsWith('/api/')) {
      const behind = request(
        { host: 'localhost', port: apiPort, method, path: url, headers },
        (upstreamResponse) => {
          response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers)
          upstreamResponse.pipe(response)
        },
      )
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
      .end(packed ? compressFile(file) : file.body)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return server
}
