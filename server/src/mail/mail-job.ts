import type { HouseholdOccasion, SecurityOccasion } from './texts.ts'

/** A queued mail. It contains no secrets, since it is stored in the database until sent. */
export type MailJob = {
  /** Subdomain of the tenant. */
  tenant: string
  customerId: number
} & (
  | { occasion: SecurityOccasion }
  /** The tenant marked the customer as former, or reverted that. */
  | { occasion: 'left' | 'left-undone' }
  /** Invitation to retrieve source data of a type. */
  | { occasion: 'invitation'; type: string }
  /** A password link; its secret is computed from its id. */
  | { occasion: 'reset' | 'register'; link: string }
  /** News: which items the mail announces. */
  | { occasion: 'news'; mailing: string }
  /** The code of a sign-in, two-step change or signature, computed from its generation. */
  | { occasion: 'code' | 'two-step' | 'signing'; signIn: string; generation: number }
  /** A completed signature. */
  | { occasion: 'signed' }
  /** Access to a file: the grant, and a password link for a guest without one. */
  | { occasion: HouseholdOccasion; grant: number; link?: string }
)
