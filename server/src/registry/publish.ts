import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Descriptor, ShellBuild } from '@portal/contract/descriptor'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { channels } from '../database/tables/build.ts'
import type { AssetStore } from './asset-store.ts'
import { recordBuild, shellName } from './builds.ts'
import { change } from './releases.ts'

/**
 * Reads what a build says of itself.
 * @throws Error when it says something else than a build can, or is of another name
 */
export async function readBuild(dist: string, name: string): Promise<Descriptor | ShellBuild> {
  const isShell = name === shellName
  const text = await readFile(path.join(dist, isShell ? 'shell.json' : 'descriptor.json'), 'utf8')
  if (isShell) return v.parse(ShellBuild, JSON.parse(text))
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
  { name, dist }: { name: string; dist: string },
): Promise<Descriptor | ShellBuild> {
  const description = await readBuild(dist, name)
  const files = description.files.map((file) => file.path)
  await assets.put({ name, hash: description.hash, files, from: dist })
  await recordBuild(db, name, description)
  return description
}

/** Makes a channel stand for a build. */
export async function point(
  db: Database,
  { name, hash, channel }: { name: string; hash: string; channel: string },
  action: string,
): Promise<void> {
  const now = await db
    .select({ hash: channels.hash })
    .from(channels)
    .where(and(eq(channels.name, name), eq(channels.channel, channel)))
  const previous = now[0]?.hash ?? null
  if (previous === hash) return
  await change(db, { name, channel, action }, (tx) =>
    tx
      .insert(channels)
      .values({ name, channel, hash, previous })
      .onConflictDoUpdate({ target: [channels.name, channels.channel], set: { hash, previous } }),
  )
}

/** Publishes a package of this checkout from its `dist` folder, for everybody. */
export async function publish(
  db: Database,
  assets: AssetStore,
  build: { name: string; dist: string },
): Promise<void> {
  const { hash, version } = await store(db, assets, build)
  await point(db, { name: build.name, hash, channel: 'live' }, `publish ${build.name} ${version}`)
}
