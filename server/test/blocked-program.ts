/** In place of a calculation: tells that it runs, then holds its thread until it is let go. */
export function maximum({ input }: { input: Int32Array }): string {
  Atomics.store(input, 0, 1)
  Atomics.wait(input, 1, 0)
  return 'done'
}

/** In place of another: answers at once. */
export const scenarios = (): string => 'done'
