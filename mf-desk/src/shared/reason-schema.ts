import { minStaffReasonLength } from '@portal/contract/desk/desk-document'
import { matchText } from '@portal/remote-kit/form-schema'

/** Creates the schema of a reason that the customer reads, with a minimum length. */
export const createReasonSchema = (message: string) =>
  matchText((typed) => typed.trim().length >= minStaffReasonLength, message)
