import { wantsAppCode } from '@portal/contract/authenticator'
import type { SignInResult } from '@portal/remote-kit/portal'
import type { SecondStep } from './SecondStep.tsx'

/** Fetches the second step of signing in, which most customers do not have: while the first is on its way. */
export const secondStep = async (): Promise<typeof SecondStep> =>
  (await import(/* webpackChunkName: "second-step" */ './SecondStep.tsx')).SecondStep

/** Whether the server wants a code of the customer's app, from how the first step ended. */
export const isAppCodeWanted = (wanted: SignInResult): boolean =>
  'refusal' in wanted && wanted.refusal?.errors?.otp === wantsAppCode
