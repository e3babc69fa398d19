import { S3Client } from '@aws-sdk/client-s3'
import type { Bucket } from '../config.ts'

/**
 * Speaks to the store of a bucket. Checksums of AWS's newer kind come only where a call requires them when the store is another
 * than AWS: many of those refuse an upload that has one.
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
