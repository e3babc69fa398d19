import { mkdirSync, watch } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/**
 * Returns the folder with announced development builds. It has a file per package, with the path of the build folder.
 */
export const getAnnouncementsFolder = (dataDir: string) => path.resolve(dataDir, 'live-builds')

export interface DevelopmentBuildWatchOptions {
  dataDir: string
  log: Logger
  /** Shows a development build instead of the published one. */
  publish(name: string, dist: string): Promise<void>
  /** Shows the published build again. */
  restore(name: string): Promise<void>
}

/**
 * Shows announced development builds in this portal. Only loaded in demo mode, because everybody who can write to the
 * data folder can announce a build.
 */
export async function watchDevelopmentBuilds(
  app: FastifyInstance,
  { dataDir, log, publish, restore }: DevelopmentBuildWatchOptions,
): Promise<void> {
  const folder = getAnnouncementsFolder(dataDir)
  await rm(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  let last: Promise<unknown> = Promise.resolve()
  const showBuild = async (name: string) => {
    const dist = await readFile(path.join(folder, name), 'utf8').catch(() => null)
    await (dist ? publish(name, dist) : restore(name))
  }
  const watcher = watch(folder, (_, name) => {
    if (!name) return
    last = last.then(() => showBuild(name)).catch((error: unknown) => log.error({ err: error }, 'live build'))
  })
  app.addHook('preClose', async () => watcher.close())
}
