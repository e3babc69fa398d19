import { shortestReason } from '@portal/contract/desk/document'

/** Whether a customer can do something with a reason: it is not empty, and long enough to say anything. */
export const isReason = (typed: string): boolean => typed.trim().length >= shortestReason
