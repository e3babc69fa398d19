/**
 * Timeout for one code file, in milliseconds: longer than the slowest usable network needs. A response that arrives
 * later is used by the next attempt.
 */
export const codeTimeoutMs = 8000

/** Time after which loading is reported as slow and a retry is offered, in milliseconds (trust C1). */
export const slowTimeoutMs = 4000
