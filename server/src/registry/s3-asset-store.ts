import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { S3Bucket } from '../config.ts'
import { createS3Client } from '../files/s3-client.ts'
import { type AssetStore, createFolderAssetStore } from './asset-store.ts'

const buildsPrefix = 'builds'
const contentTypesByExtension: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Stores builds in a bucket for all processes. Each process serves builds from its own folder, and fetches missing ones
 * on first use.
 */
export function createS3AssetStore(folder: string, location: S3Bucket): AssetStore {
  const { bucket } = location
  const client = createS3Client(location)
  const own = createFolderAssetStore(folder)
  const pendingFetches = new Map<string, Promise<void>>()
  const toObjectKey = (name: string, hash: string, file: string) => `${buildsPrefix}/${name}/${hash}/${file}`

  const uploadFile = async (key: string, file: string): Promise<void> => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: await readFile(file),
        ContentType: contentTypesByExtension[path.extname(file)] ?? 'application/octet-stream',
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    )
  }

  const fetchBuild: AssetStore['fetchLocally'] = async ({ name, hash, files }) => {
    const draft = await mkdtemp(path.join(tmpdir(), 'portal-build-'))
    try {
      for (const file of files) {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: toObjectKey(name, hash, file) }),
        )
        const target = path.join(draft, file)
        await mkdir(path.dirname(target), { recursive: true })
        await pipeline(Body as Readable, createWriteStream(target))
      }
      await own.put({ name, hash, files, from: draft })
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }

  const isMissingLocally: AssetStore['isMissingLocally'] = async ({ name, hash }) =>
    !existsSync(path.join(folder, name, hash))

  return {
    folder,
    put: async (build) => {
      const { name, hash, files, from } = build
      for (const file of files) await uploadFile(toObjectKey(name, hash, file), path.join(from, file))
      await own.put(build)
    },
    isMissingLocally,
    fetchLocally: async (build) => {
      if (!(await isMissingLocally(build))) return
      const target = path.join(folder, build.name, build.hash)
      const pendingFetch =
        pendingFetches.get(target) ?? fetchBuild(build).finally(() => pendingFetches.delete(target))
      pendingFetches.set(target, pendingFetch)
      await pendingFetch
    },
    remove: async (build) => {
      const { name, hash, files } = build
      for (const file of files)
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: toObjectKey(name, hash, file) }))
      await own.remove(build)
    },
  }
}
