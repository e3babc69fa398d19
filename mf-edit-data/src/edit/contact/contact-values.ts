import type { Customer } from '@portal/contract/customer'
import * as v from '@portal/contract/schema'
import { normalizePhone } from '@portal/domain/format/clean-typing'

/** Values of the contact form. The e-mail address is read-only. */
export const ContactValues = v.object({ mobile: v.string(), email: v.string() })
export type ContactValues = v.InferOutput<typeof ContactValues>

export const toContactValues = ({ mobile, email_address }: Customer): ContactValues => ({
  mobile: mobile ?? '',
  email: email_address ?? '',
})

export const toContactRequestBody = ({ mobile }: ContactValues) => ({ mobile: normalizePhone(mobile) })
