/** Thrown if the program cannot start. The message is one sentence with the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
