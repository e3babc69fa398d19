import type { SecondStep } from './SecondStep.tsx'

/** Fetches the second step of signing in, which most customers do not have: while the first is on its way. */
export const secondStep = async (): Promise<typeof SecondStep> =>
  (await import(/* webpackChunkName: "second-step" */ './SecondStep.tsx')).SecondStep
