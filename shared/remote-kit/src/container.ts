/**
 * How long one file of code may take before it counts as failed, in milliseconds: longer than the slowest network that
 * is of use, shorter than anybody's patience. What comes later still counts for the next attempt.
 */
export const codeTimeoutMs = 8000

/** How long something may load before the customer is told, and may try again, in milliseconds (trust C1). */
export const slowTimeoutMs = 4000
