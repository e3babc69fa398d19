import { StartError } from '../start-error.ts'

/** Says in a sentence why a program does not start, where it is ours to say, and ends it. */
export function endWith(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
