import type { CodeForm } from './CodeForm.tsx'

/** The form of the second step. */
export type CodeStep = typeof CodeForm

/** Fetches the second step of signing in, which most customers do not have: while the first is on its way. */
export const codeStep = async (): Promise<CodeStep> =>
  (await import(/* webpackChunkName: "code-form" */ './CodeForm.tsx')).CodeForm
