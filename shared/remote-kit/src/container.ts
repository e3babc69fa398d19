/** For one code file. A file that arrives later is used by the next attempt. */
export const codeTimeoutMs = 8000

/** Time in milliseconds after which loading counts as slow and a retry is offered (trust C1). */
export const slowLoadingThresholdMs = 4000
