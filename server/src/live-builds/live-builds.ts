import { mkdirSync, watch } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Logger } from 'pino'

/** Folder below the data folder where a developer's build announces itself: a file with a package's name and its dist. */
export const announcements = (dataDir: string) => path.resolve(dataDir, 'live-builds')

export interface LiveBuildParts {
  dataDir: string
  log: Logger
  /** Publishes a package from a folder. */
  publish(name: string, dist: string): Promise<void>
  /** Publishes a package as it was before a developer's build took its place. */
  restore(name: string): Promise<void>
}

/** Developers' builds that pages are now made of. */
export interface LiveBuilds {
  /** Script that reloads a page when such a build changes; empty while there is none. */
  script(): string
}

/**
 * Shows a developer's build inside this running portal and reloads open pages when it changes. Whoever may write the
 * data folder may do this; it is loaded in demo mode only.
 */
export async function liveBuilds(
  app: FastifyInstance,
  { dataDir, log, publish, restore }: LiveBuildParts,
): Promise<LiveBuilds> {
  const active = new Set<string>()
  const folder = announcements(dataDir)
  await rm(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  const pages = new Set<FastifyReply>()
  app.get('/_live-builds', { config: { rateLimit: false } }, (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write(':\n\n')
    pages.add(reply)
    reply.raw.on('close', () => pages.delete(reply))
  })

  let last: Promise<unknown> = Promise.resolve()
  const follow = async (name: string) => {
    const dist = await readFile(path.join(folder, name), 'utf8').catch(() => null)
    await (dist ? publish(name, dist) : restore(name))
    if (dist) active.add(name)
    else active.delete(name)
    for (const page of pages) page.raw.write('data: changed\n\n')
  }
  const watcher = watch(folder, (_, name) => {
    if (!name) return
    last = last.then(() => follow(name)).catch((error: unknown) => log.error({ err: error }, 'live build'))
  })
  app.addHook('preClose', async () => {
    watcher.close()
    for (const page of pages) page.raw.end()
  })
  return { script: () => (active.size > 0 ? reloadScript : '') }
}

const reloadScript = "new EventSource('/_live-builds').onmessage=()=>location.reload()"
