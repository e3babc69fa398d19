/** Test double of a calculation: reports that it runs, then blocks its thread until the test releases it. */
export function calculateMaximumMortgageJson({ input }: { input: Int32Array }): string {
  Atomics.store(input, 0, 1)
  Atomics.wait(input, 1, 0)
  return 'done'
}

/** Test double of another calculation, which returns at once. */
export const calculateScenariosJson = (): string => 'done'
