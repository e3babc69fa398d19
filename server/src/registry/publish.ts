import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Descriptor, ShellBuild } from '@portal/contract/descriptor'
import { isDevelopment } from '@portal/contract/registry'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { channels } from '../database/tables/build.ts'
import type { AssetStore } from './asset-store.ts'
import { type Published, recordBuild, shellName } from './builds.ts'
import { type Author, change, newestChange, withRegistryLock } from './release-history.ts'

/** Reads the description of a build as text. */
export const readDescription = (dist: string, name: string): Promise<string> =>
  readFile(path.join(dist, name === shellName ? 'shell.json' : 'descriptor.json'), 'utf8')

/**
 * Reads the description of a build.
 * @throws Error if it is invalid or has another name
 */
export async function readBuild(dist: string, name: string): Promise<Descriptor | ShellBuild> {
  const text = await readDescription(dist, name)
  if (name === shellName) return v.parse(ShellBuild, JSON.parse(text))
  const descriptor = v.parse(Descriptor, JSON.parse(text))
  if (descriptor.name !== name) throw new Error(`it is a build of ${descriptor.name}, not of ${name}`)
  return descriptor
}

/**
 * Stores and records a build, files first, so that a recorded build always has files. No customer gets it until a
 * channel points to it.
 */
export async function store(
  db: Database,
  assets: AssetStore,
  { name, dist, from }: { name: string; dist: string; from?: Published },
): Promise<Descriptor | ShellBuild> {
  const description = await readBuild(dist, name)
  const files = description.files.map((file) => file.path)
  await assets.put({
    name,
    hash: description.hash,
    files,
    from: dist,
    compress: !isDevelopment(description),
  })
  await recordBuild(db, name, description, from)
  return description
}

/** A build by name and hash. */
interface Named {
  name: string
  hash: string
}

const shownOn = async (db: Database, name: string, channel: string): Promise<string | null> => {
  const [row] = await db
    .select({ hash: channels.hash })
    .from(channels)
    .where(and(eq(channels.name, name), eq(channels.channel, channel)))
  return row?.hash ?? null
}

/** Points a channel to a build. */
export const pointChannel = (
  db: Database,
  { name, hash, channel }: Named & { channel: string },
  action: string,
  author: Author = {},
): Promise<void> =>
  change(db, { name, place: { channel }, action, ...author }, async (tx) => {
    const previous = await shownOn(tx, name, channel)
    if (previous === hash) return
    await tx
      .insert(channels)
      .values({ name, channel, hash, previous })
      .onConflictDoUpdate({ target: [channels.name, channels.channel], set: { hash, previous } })
  })

/** Whether the channel `live` points to a build. */
export const isLive = async (db: Database, { name, hash }: Named): Promise<boolean> =>
  (await shownOn(db, name, 'live')) === hash

/** Releases builds to `live` if nothing has ever been released; returns whether it did. */
export const releaseFirst = (db: Database, builds: readonly Named[]): Promise<boolean> =>
  withRegistryLock(db, async (tx) => {
    if ((await tx.$count(channels)) > 0) return false
    for (const { name, hash } of builds)
      await pointChannel(tx, { name, hash, channel: 'live' }, `first start with ${name} ${hash}`)
    return true
  })

/**
 * Points `live` to a demo's own build, unless somebody has released or rolled back something else; returns whether
 * customers get it.
 */
export const placeOwn = (db: Database, { name, hash }: Named, installation: string): Promise<boolean> =>
  withRegistryLock(db, async (tx) => {
    const place = { channel: 'live' }
    if ((await shownOn(tx, name, 'live')) === hash) return true
    const newest = await newestChange(tx, { name, place })
    if (newest && newest.installation !== installation) return false
    await pointChannel(tx, { name, hash, ...place }, `start with ${name} ${hash}`, { installation })
    return true
  })
