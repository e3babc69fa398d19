import { isPassing } from '../http/errors.ts'
import { away } from '../http/http-error.ts'
import type { FileStore } from './store.ts'

/** Whether a store cannot be reached, is full, or says itself that it fails (`$fault`, of S3's). */
const isAway = (error: unknown) =>
  isPassing(error) || (error instanceof Error && '$fault' in error && error.$fault === 'server')

function refuse(error: unknown): never {
  throw isAway(error) ? away('Files cannot be stored or read for a moment. Try again.') : error
}

const refusing =
  <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
  (...given: Given): Promise<Answer> =>
    ask(...given).catch(refuse)

/** The same store; while it is away, what needs a file is refused as `away`, and nothing else. */
export const refusingWhenAway = (store: FileStore): FileStore => ({
  put: refusing(store.put),
  putFile: refusing(store.putFile),
  get: refusing(store.get),
  open: refusing(store.open),
  remove: refusing(store.remove),
})
