import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  bsnCheckPath,
  bsnCheckTrustedTypesPolicy,
  bsnCheckWorkerName,
} from '@portal/domain/bsn/bsn-check-messages'
import type { FastifyInstance } from 'fastify'
import { bsnCheckPackage, getDistFolder } from '../start/build-package.ts'

/**
 * Content security policy of the worker that checks files in the browser (BSN-03): only its own scripts and
 * WebAssembly. It may not connect anywhere, so that no file leaves the device.
 * @internal for tests
 */
export const getWorkerContentPolicy = (folder: string): string =>
  [
    "default-src 'none'",
    `script-src ${folder} 'wasm-unsafe-eval'`,
    "require-trusted-types-for 'script'",
    `trusted-types ${bsnCheckTrustedTypesPolicy}`,
  ].join('; ')

/**
 * Serves the worker that checks files on the portal's own origin, because browsers start workers only from the origin
 * of the page.
 */
export async function serveBsnCheckFiles(app: FastifyInstance): Promise<void> {
  const root = getDistFolder(bsnCheckPackage)
  if (!existsSync(root)) return
  await app.register(async (files) => {
    files.addHook('onSend', async ({ protocol, host }, reply) => {
      reply.headers({
        'content-security-policy': getWorkerContentPolicy(`${protocol}://${host}${bsnCheckPath}`),
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
    })
    await files.register(fastifyStatic, {
      root,
      prefix: bsnCheckPath,
      preCompressed: true,
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isFirst = path.basename(file).startsWith(`${bsnCheckWorkerName}.js`)
        void reply.header('cache-control', isFirst ? 'no-cache' : 'public, max-age=31536000, immutable')
      },
    })
  })
}
