import { S3Client } from '@aws-sdk/client-s3'
import type { S3Bucket } from '../config.ts'

/**
 * Creates the client of a bucket. Stores other than AWS get checksums only for calls that require them, because many of
 * them reject uploads with a checksum.
 */
export const createS3Client = ({ region, endpoint }: Pick<S3Bucket, 'region' | 'endpoint'>): S3Client =>
  new S3Client({
    region,
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  })
