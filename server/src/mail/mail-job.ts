import type { HouseholdOccasion, SecurityOccasion } from './mail-texts.ts'

/** A queued mail. It is stored in the database, so it must not contain secrets. */
export type MailJob = {
  tenant: string
  customerId: number
} & (
  | { occasion: SecurityOccasion }
  /** The tenant marked the customer as former, or withdrew the mark. */
  | { occasion: 'left' | 'left-undone' }
  /** Invitation to retrieve source data of a type. */
  | { occasion: 'invitation'; type: string }
  /** Password link. The secret is derived from the link's id. */
  | { occasion: 'reset' | 'register'; link: string }
  /** `mailing` identifies the announced news. */
  | { occasion: 'news'; mailing: string }
  /** Code for a sign-in, two-step change or signature. The code is derived from `generation`, its sequence number. */
  | { occasion: 'code' | 'two-step' | 'signing'; signIn: string; generation: number }
  | { occasion: 'signed' }
  /** News about access to a customer file. A guest without a password also gets a password link. */
  | { occasion: HouseholdOccasion; grant: number; link?: string }
)
