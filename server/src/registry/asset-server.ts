import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { createConnectionOptions } from '../http/connection-options.ts'
import { registerHsts } from '../http/hsts.ts'
import { shellName } from './builds.ts'

const createStaticFileOptions = (root: string, prefix: string) => ({
  root,
  prefix,
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false as const,
  decorateReply: false,
})

const allowAnyOriginHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

export type BuildFetcher = (name: string, hash: string) => Promise<void>

/** Serves the shell's files, also to sandboxed iframes. */
export async function serveShellFiles(
  app: FastifyInstance,
  folder: string,
  prefix: string,
  fetchBuild: BuildFetcher,
): Promise<void> {
  const root = path.join(folder, shellName)
  await mkdir(root, { recursive: true })
  await app.register(async (files) => {
    files.addHook('onSend', async (_, reply) => void reply.headers(allowAnyOriginHeaders))
    files.addHook('onRequest', ({ url }) =>
      fetchBuild(shellName, url.slice(prefix.length).split('/')[0] ?? ''),
    )
    await files.register(fastifyStatic, createStaticFileOptions(root, prefix))
  })
}

/**
 * Serves remotes' files, which never change, on a separate origin.
 * @param url public URL
 */
export async function createAssetServer(
  { folder, url, ...config }: { folder: string; url: string } & Pick<Config, 'keepAliveSeconds'>,
  fetchBuild: BuildFetcher,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, ...createConnectionOptions(config) })
  registerHsts(app, url)
  app.addHook('onRequest', ({ url }) => {
    const [, name = '', hash = ''] = url.split('/')
    return fetchBuild(name, hash)
  })
  app.addHook('onSend', async (_, reply) => void reply.headers(allowAnyOriginHeaders))
  app.setNotFoundHandler((_, reply) => reply.code(404).header('cache-control', 'no-store').send())
  await app.register(fastifyStatic, createStaticFileOptions(folder, '/'))
  return app
}
