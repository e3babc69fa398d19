/** Thrown if the program cannot start. The message is one sentence with the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Runs a command-line program. Prints errors of its use, and errors of `parseArgs`, and ends with exit code 1. */
export async function runCommandLine(run: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    const isUsage = error instanceof Error && (error instanceof StartError || 'code' in error)
    if (!isUsage) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
