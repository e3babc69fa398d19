import { minReasonLength } from '@portal/contract/desk/desk-document'
import { textMatching } from '@portal/remote-kit/form-schema'

/** Creates the schema of a reason that the customer reads, with a minimum length. */
export const createReasonSchema = (message: string) =>
  textMatching((typed) => typed.trim().length >= minReasonLength, message)
