/** Says in a sentence why a program does not start, where it is ours to say, and ends it. */
export function endWith(error: unknown): never {
  const isOurs = error instanceof Error && error.name === 'StartError'
  console.error(isOurs ? error.message : error)
  process.exit(1)
}
