import { constants } from 'node:zlib'

/**
 * Responses differ per reader, so that fast compression is better than strong compression. Files of builds are
 * compressed in advance.
 */
export const compressionOptions = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}
