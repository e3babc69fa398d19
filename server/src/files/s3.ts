import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Bucket } from '../config.ts'
import type { FileStore } from './store.ts'

/** Keeps files in an S3-compatible store. */
export function s3Store({ bucket, region, endpoint }: Bucket): FileStore {
  const client = new S3Client({ region, ...(endpoint && { endpoint, forcePathStyle: true }) })
  function contentOf(key: string): Readable {
    const content = new PassThrough()
    client
      .send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      .then(({ Body }) => pipeline(Body as Readable, content))
      .catch((error: Error) => content.destroy(error))
    return content
  }
  return {
    async put(key, content, mimeType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: mimeType }),
      )
    },
    async putFile(key, path, mimeType) {
      const { size } = await stat(path)
      const file = { Body: createReadStream(path), ContentLength: size, ContentType: mimeType }
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, ...file }))
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async open(key) {
      try {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
        return { size: ContentLength, read: () => contentOf(key) }
      } catch (error) {
        if (error instanceof NotFound || error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}
