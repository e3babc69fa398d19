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
import { type Author, alone, change, newestChange } from './releases.ts'

/** The text in which a build says what it is. */
export const readDescription = (dist: string, name: string): Promise<string> =>
  readFile(path.join(dist, name === shellName ? 'shell.json' : 'descriptor.json'), 'utf8')

/**
 * Reads what a build says of itself.
 * @throws Error when it says something else than a build can, or is of another name
 */
export async function readBuild(dist: string, name: string): Promise<Descriptor | ShellBuild> {
  const text = await readDescription(dist, name)
  if (name === shellName) return v.parse(ShellBuild, JSON.parse(text))
  const descriptor = v.parse(Descriptor, JSON.parse(text))
  if (descriptor.name !== name) throw new Error(`it is a build of ${descriptor.name}, not of ${name}`)
  return descriptor
}

/**
 * Puts a build into the store and on record: its files first, so that whoever is told of it finds them. Nobody gets it
 * until a channel stands for it.
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

/** A build of a name, by its hash. */
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

/** Makes a channel stand for a build. */
export const point = (
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

/** Whether the channel `live` stands for a build. */
export const isLive = async (db: Database, { name, hash }: Named): Promise<boolean> =>
  (await shownOn(db, name, 'live')) === hash

/** Places a build on `live` where nothing is. Answers whether it did. */
export const seed = (db: Database, { name, hash }: Named, author: Author): Promise<boolean> =>
  alone(db, async (tx) => {
    if (await shownOn(tx, name, 'live')) return false
    await point(tx, { name, hash, channel: 'live' }, `seed ${name} ${hash}`, author)
    return true
  })

/**
 * Places a demo's own build on `live`: where nothing is, or where its own build of before is that nobody has placed
 * anything over, nor taken back. Answers whether customers get it now.
 */
export const placeOwn = (db: Database, { name, hash }: Named, installation: string): Promise<boolean> =>
  alone(db, async (tx) => {
    const place = { channel: 'live' }
    if ((await shownOn(tx, name, 'live')) === hash) return true
    const newest = await newestChange(tx, { name, place })
    if (newest && newest.installation !== installation) return false
    await point(tx, { name, hash, ...place }, `start with ${name} ${hash}`, { installation })
    return true
  })
