import { constants } from 'node:zlib'

/** Responses differ per reader, so they are compressed fast. Files of builds are compressed in advance. */
export const compressionOptions = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}
