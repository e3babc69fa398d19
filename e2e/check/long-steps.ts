import type { Step } from './step.ts'

/** The steps that only `npm run test:full` takes, after those of `npm test`. */
export const longSteps: readonly Step[] = []
