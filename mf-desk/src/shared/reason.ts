import { minReasonLength } from '@portal/contract/desk/document'

/** Whether a reason is long enough to be useful to the customer. */
export const isReason = (typed: string): boolean => typed.trim().length >= minReasonLength
