/** The server cannot start. The message is one sentence for the operator with the remedy; exits with code 1. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
