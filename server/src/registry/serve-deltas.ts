import type { FastifyInstance } from 'fastify'
import { createDeltas, scriptAt } from './deltas.ts'

const sumOf = (header: unknown) => /^:([A-Za-z0-9+/]{43}=):$/.exec(String(header))?.[1]

/**
 * Lets a browser keep each script as the dictionary for the next build's script of the same name, and sends one that has it
 * what differs (RFC 9842). Who knows nothing of dictionaries, or has lost one on the way, gets the file as ever.
 * @param below path below the folder of all builds that an address names
 */
export function serveDeltas(
  app: FastifyInstance,
  { folder, prefix, below }: { folder: string; prefix(name: string): string; below(path: string): string },
): void {
  const deltas = createDeltas(folder)
  const scriptOf = (url: string) => scriptAt(below(url.replace(/\?.*/, '')))

  app.addHook('onRequest', async ({ url, method, headers }, reply) => {
    const script = scriptOf(url)
    const dictionary = sumOf(headers['available-dictionary'])
    if (!script || !dictionary || method !== 'GET' || !/\bdcz\b/.test(String(headers['accept-encoding'])))
      return
    const delta = await deltas.of(script, dictionary)
    if (!delta) return
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-encoding', 'dcz')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(delta)
  })
  app.addHook('onSend', async ({ url }, reply) => {
    const script = scriptOf(url)
    if (!script || reply.statusCode !== 200) return
    reply.header('vary', 'accept-encoding, available-dictionary')
    reply.header('use-as-dictionary', `match="${prefix(script.name)}*/${script.stem}.*.js"`)
  })
}
