import { S3Client } from '@aws-sdk/client-s3'
import type { Bucket } from '../config.ts'

/**
 * Creates the client of a bucket. Stores other than AWS get checksums only for calls that require them: many reject
 * uploads with one.
 */
export const s3Client = ({ region, endpoint }: Pick<Bucket, 'region' | 'endpoint'>): S3Client =>
  new S3Client({
    region,
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  })
