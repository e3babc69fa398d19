/** Timeout in milliseconds for loading one code file. If the file arrives later, the next attempt uses it. */
export const codeLoadTimeoutMs = 8000

/** Time in milliseconds after which loading counts as slow and a retry is offered (trust C1). */
export const slowLoadingThresholdMs = 4000
