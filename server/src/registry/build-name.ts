import * as v from 'valibot'

export const BuildName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be the name of a remote, or shell'),
)
