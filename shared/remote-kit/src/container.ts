/**
 * Timeout for one code file, in milliseconds. It is longer than the slowest usable network needs. The next attempt uses
 * a response that arrives later.
 */
export const codeTimeoutMs = 8000

/** Time in milliseconds after which loading counts as slow and a retry is offered (trust C1). */
export const slowTimeoutMs = 4000
