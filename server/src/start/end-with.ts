import { StartError } from '../start-error.ts'

/** Prints why a program does not start, if known, and exits. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
