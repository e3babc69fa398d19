/** The server cannot start. The message is one sentence for the operator that says what to do; exit with code 1. */
export declare class StartError extends Error {
  readonly name = 'StartError'
}
