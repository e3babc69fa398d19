import { authenticatorCodeErrorName } from '@portal/contract/authenticator'
import type { SignInResult } from '@portal/remote-kit/portal'
import type { SecondSignInStep } from './SecondSignInStep.tsx'

/**
 * Loads the JavaScript chunk of the second step while the first step is being sent. It is a separate chunk, because
 * most customers need no second step.
 */
export const loadSecondSignInStep = async (): Promise<typeof SecondSignInStep> =>
  (await import(/* webpackChunkName: "second-step" */ './SecondSignInStep.tsx')).SecondSignInStep

/** Whether the first step's result requires a code of the authenticator app. */
export const needsAppCode = (wanted: SignInResult): boolean =>
  'refusal' in wanted && wanted.refusal?.errors?.otp === authenticatorCodeErrorName
