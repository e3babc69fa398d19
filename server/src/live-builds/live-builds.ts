import { mkdirSync, watch } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/** Folder below the data folder where development builds are announced: a file with package name and dist folder. */
export const announcements = (dataDir: string) => path.resolve(dataDir, 'live-builds')

export interface LiveBuildParts {
  dataDir: string
  log: Logger
  /** Publishes a package from a folder. */
  publish(name: string, dist: string): Promise<void>
  /** Restores the published version of a package after its development build. */
  restore(name: string): Promise<void>
}

/**
 * Shows a development build in this running portal, on all pages. Anybody who can write the data folder can do this; it
 * is loaded in demo mode only.
 */
export async function liveBuilds(
  app: FastifyInstance,
  { dataDir, log, publish, restore }: LiveBuildParts,
): Promise<void> {
  const folder = announcements(dataDir)
  await rm(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  let last: Promise<unknown> = Promise.resolve()
  const follow = async (name: string) => {
    const dist = await readFile(path.join(folder, name), 'utf8').catch(() => null)
    await (dist ? publish(name, dist) : restore(name))
  }
  const watcher = watch(folder, (_, name) => {
    if (!name) return
    last = last.then(() => follow(name)).catch((error: unknown) => log.error({ err: error }, 'live build'))
  })
  app.addHook('preClose', async () => watcher.close())
}
