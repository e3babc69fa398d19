import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { FileStore } from './store.ts'

/** Where files are kept in an S3-compatible store; credentials come from AWS's usual variables. */
export interface Bucket {
  bucket: string
  region: string
  endpoint: string | undefined
}

/** Keeps files in an S3-compatible store. */
export function s3Store({ bucket, region, endpoint }: Bucket): FileStore {
  const client = new S3Client({ region, ...(endpoint && { endpoint, forcePathStyle: true }) })
  return {
    async put(key, content, mimeType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: mimeType }),
      )
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
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}
