import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

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

/** Serves the shell's files on the portal's own origin. */
export async function serveShellFiles(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await app.register(fastifyStatic, options(folder, prefix))
}

/** The server of remotes' files: an origin of its own with nothing but immutable files. */
export async function createAssetServer(folder: string): Promise<FastifyInstance> {
  const app = Fastify({ logger: false })
  app.addHook('onSend', async (_, reply) => void reply.headers(forEveryOrigin))
  app.setNotFoundHandler((_, reply) => reply.code(404).header('cache-control', 'no-store').send())
  await app.register(fastifyStatic, options(folder, '/'))
  return app
}
