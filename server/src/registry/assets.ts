import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { connections } from '../http/connections.ts'
import { onlyByHttps } from '../http/only-by-https.ts'
import { shellName } from './builds.ts'

const options = (root: string, prefix: string) => ({
  root,
  prefix,
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false as const,
  decorateReply: false,
})

const forEveryOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

/** Fetches a requested build that this process does not have yet. */
export type Fetcher = (name: string, hash: string) => Promise<void>

/** Serves the shell's files on the portal's own origin; sandboxed iframes load them too. */
export async function serveShellFiles(
  app: FastifyInstance,
  folder: string,
  prefix: string,
  fetchBuild: Fetcher,
): Promise<void> {
  const root = path.join(folder, shellName)
  await mkdir(root, { recursive: true })
  await app.register(async (files) => {
    files.addHook('onSend', async (_, reply) => void reply.headers(forEveryOrigin))
    files.addHook('onRequest', ({ url }) =>
      fetchBuild(shellName, url.slice(prefix.length).split('/')[0] ?? ''),
    )
    await files.register(fastifyStatic, options(root, prefix))
  })
}

/**
 * Makes the server of remotes' files: a separate origin with immutable files only. `url` is its address for browsers.
 */
export async function createAssetServer(
  { folder, url, ...config }: { folder: string; url: string } & Pick<Config, 'keepAliveSeconds'>,
  fetchBuild: Fetcher,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, ...connections(config) })
  onlyByHttps(app, url)
  app.addHook('onRequest', ({ url }) => {
    const [, name = '', hash = ''] = url.split('/')
    return fetchBuild(name, hash)
  })
  app.addHook('onSend', async (_, reply) => void reply.headers(forEveryOrigin))
  app.setNotFoundHandler((_, reply) => reply.code(404).header('cache-control', 'no-store').send())
  await app.register(fastifyStatic, options(folder, '/'))
  return app
}
