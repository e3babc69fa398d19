import { S3Client } from '@aws-sdk/client-s3'
import type { S3Bucket } from '../config.ts'

/** Many stores other than AWS reject uploads with a checksum, so checksums are sent only if required. */
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
