import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Bucket } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { createS3Client } from './s3-client.ts'

/** Stores return `AccessDenied` for a missing object if the credentials do not allow listing the bucket. */
const isMissingObject = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound', 'AccessDenied'].includes(error.name)

export function createS3FileStore(location: S3Bucket): FileStore {
  const { bucket } = location
  const client = createS3Client(location)
  function readContent(key: string): Readable {
    const content = new PassThrough()
    client
      .send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      .then(({ Body }) => pipeline(Body as Readable, content))
      .catch((error: Error) => content.destroy(error))
    return content
  }
  /** Finds the reason why a request failed. A failed `HEAD` has no reason, so this repeats the request as `GET`. */
  async function findReadError(key: string): Promise<unknown> {
    return client
      .send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: 'bytes=0-0' }))
      .then(() => null)
      .catch((error: unknown) => error)
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
        if (isMissingObject(error)) return null
        throw error
      }
    },
    async open(key) {
      try {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))
        return { size: ContentLength, read: () => readContent(key) }
      } catch (error) {
        const isRefused = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403
        if (isMissingObject(isRefused ? await findReadError(key) : error)) return null
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}
