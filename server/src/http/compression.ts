import { constants } from 'node:zlib'

/** Answers are made for one reader each, so they are packed quickly; files of builds lie there packed as small as can be. */
export const compression = {
  encodings: ['br' as const, 'gzip' as const],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}
