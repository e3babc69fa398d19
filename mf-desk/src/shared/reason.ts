import { minReasonLength } from '@portal/contract/desk/document'
import { textThat } from '@portal/remote-kit/form-schema'

/** A reason that the customer can do something with: long enough to say anything. */
export const reasonText = (message: string) =>
  textThat((typed) => typed.trim().length >= minReasonLength, message)
