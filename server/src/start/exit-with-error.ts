import { StartError } from '../start-error.ts'

/** Prints the reason and exits with code 1. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
