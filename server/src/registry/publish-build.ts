import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { RemoteDescriptor, ShellBuild } from '@portal/contract/build-descriptor'
import { isDevelopmentBuild } from '@portal/contract/remote-registry'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { builds, channels } from '../database/tables/build.ts'
import type { AssetStore } from './asset-store.ts'
import { shellName } from './builds.ts'
import {
  type ChangeAuthor,
  findNewestReleaseChange,
  makeReleaseChange,
  withRegistryLock,
} from './release-history.ts'

export const readDescriptionFile = (dist: string, name: string): Promise<string> =>
  readFile(path.join(dist, name === shellName ? 'shell.json' : 'descriptor.json'), 'utf8')

/** @throws Error if the description is invalid or has another name */
export async function readBuildDescriptor(
  dist: string,
  name: string,
): Promise<RemoteDescriptor | ShellBuild> {
  const text = await readDescriptionFile(dist, name)
  if (name === shellName) return v.parse(ShellBuild, JSON.parse(text))
  const descriptor = v.parse(RemoteDescriptor, JSON.parse(text))
  if (descriptor.name !== name) throw new Error(`it is a build of ${descriptor.name}, not of ${name}`)
  return descriptor
}

type BuildOrigin = Pick<typeof builds.$inferInsert, 'publicKey' | 'provenance'>

/** Adds a build. An existing build stays unchanged. */
export async function recordBuild(
  db: Database,
  name: string,
  description: RemoteDescriptor | ShellBuild,
  from?: BuildOrigin,
): Promise<void> {
  const { hash, version } = description
  await db
    .insert(builds)
    .values({ name, hash, version, description, publishedAt: new Date(), ...from })
    .onConflictDoNothing()
}

/** Stores the build's files, then its database record. No customer gets the build yet. */
export async function storeBuild(
  db: Database,
  assets: AssetStore,
  { name, dist, from }: { name: string; dist: string; from?: BuildOrigin },
): Promise<RemoteDescriptor | ShellBuild> {
  const description = await readBuildDescriptor(dist, name)
  const files = description.files.map((file) => file.path)
  await assets.put({
    name,
    hash: description.hash,
    files,
    from: dist,
    compress: !isDevelopmentBuild(description),
  })
  await recordBuild(db, name, description, from)
  return description
}

interface BuildReference {
  name: string
  hash: string
}

export const findChannelHash = async (
  db: Database,
  name: string,
  channel: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ hash: channels.hash })
    .from(channels)
    .where(and(eq(channels.name, name), eq(channels.channel, channel)))
  return row?.hash ?? null
}

export const setChannelBuild = (
  db: Database,
  { name, hash, channel }: BuildReference & { channel: string },
  action: string,
  author: ChangeAuthor = {},
): Promise<void> =>
  makeReleaseChange(db, { name, target: { channel }, action, ...author }, async (tx) => {
    const previous = await findChannelHash(tx, name, channel)
    if (previous === hash) return
    await tx
      .insert(channels)
      .values({ name, channel, hash, previous })
      .onConflictDoUpdate({ target: [channels.name, channels.channel], set: { hash, previous } })
  })

/** Whether the channel `live` refers to the build. */
export const isLiveBuild = async (db: Database, { name, hash }: BuildReference): Promise<boolean> =>
  (await findChannelHash(db, name, 'live')) === hash

export const releaseFirstBuilds = (db: Database, firstBuilds: readonly BuildReference[]): Promise<boolean> =>
  withRegistryLock(db, async (tx) => {
    if ((await tx.$count(channels)) > 0) return false
    for (const { name, hash } of firstBuilds)
      await setChannelBuild(tx, { name, hash, channel: 'live' }, `first start with ${name} ${hash}`)
    return true
  })

/** Releases a demo's own build, unless somebody has released another one. Returns whether customers get the build. */
export const releaseDemoBuild = (
  db: Database,
  { name, hash }: BuildReference,
  installation: string,
): Promise<boolean> =>
  withRegistryLock(db, async (tx) => {
    const target = { channel: 'live' }
    if ((await findChannelHash(tx, name, 'live')) === hash) return true
    const newest = await findNewestReleaseChange(tx, { name, target })
    if (newest && newest.installation !== installation) return false
    await setChannelBuild(tx, { name, hash, ...target }, `start with ${name} ${hash}`, { installation })
    return true
  })
