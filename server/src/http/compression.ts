import { constants } from 'node:zlib'

/** Responses are for one reader each, so they are compressed fast; files of builds are precompressed at the maximum. */
export const compression = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}
