import { minReasonLength } from '@portal/contract/desk/document'
import { textThat } from '@portal/remote-kit/form-schema'

/** Schema of a reason that the customer reads, with a minimum length. */
export const reasonText = (message: string) =>
  textThat((typed) => typed.trim().length >= minReasonLength, message)
