import { constants } from 'node:zlib'

/**
 * Each response is for one reader, so it is compressed fast. Files of builds are precompressed at the maximum level.
 */
export const compressionOptions = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}
