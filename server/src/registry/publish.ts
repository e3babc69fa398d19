import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Descriptor, ShellBuild } from '@portal/contract/registry'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import type { AssetStore } from './asset-store.ts'
import { recordBuild, shellName } from './registry.ts'

/** Reads what a build says of itself. */
export async function readBuild(dist: string, name: string): Promise<Descriptor | ShellBuild> {
  const isShell = name === shellName
  const text = await readFile(path.join(dist, isShell ? 'shell.json' : 'descriptor.json'), 'utf8')
  return v.parse(isShell ? ShellBuild : Descriptor, JSON.parse(text))
}

/** Publishes a build from its `dist` folder: its files first, then the record that makes pages use them. */
export async function publish(
  db: Database,
  store: AssetStore,
  { name, dist, channel = 'live' }: { name: string; dist: string; channel?: string },
): Promise<void> {
  const description = await readBuild(dist, name)
  const files = description.files.map((file) => file.path)
  await store.put({ name, hash: description.hash, files, from: dist })
  await recordBuild(db, { name, description, channel })
}
