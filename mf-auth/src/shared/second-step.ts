import { wantsAppCode } from '@portal/contract/authenticator'
import type { SignInResult } from '@portal/remote-kit/portal'
import type { SecondStep } from './SecondStep.tsx'

/** Loads the code of the second step while the first is sent, since most customers do not need it. */
export const loadSecondStep = async (): Promise<typeof SecondStep> =>
  (await import(/* webpackChunkName: "second-step" */ './SecondStep.tsx')).SecondStep

/** Whether the first step's result requires a code of the authenticator app. */
export const needsAppCode = (wanted: SignInResult): boolean =>
  'refusal' in wanted && wanted.refusal?.errors?.otp === wantsAppCode
