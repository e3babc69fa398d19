import type { HouseholdOccasion, SecurityOccasion } from './mail-texts.ts'

/** A queued mail. The database stores it until it is sent, so it contains no secrets. */
export type MailJob = {
  /** Subdomain of the tenant. */
  tenant: string
  customerId: number
} & (
  | { occasion: SecurityOccasion }
  /** The tenant marked the customer as former, or withdrew that mark. */
  | { occasion: 'left' | 'left-undone' }
  /** Invitation to retrieve source data of the given type. */
  | { occasion: 'invitation'; type: string }
  /** A password link. Its secret is computed from the link's id. */
  | { occasion: 'reset' | 'register'; link: string }
  /** News. `mailing` identifies the news items that the mail announces. */
  | { occasion: 'news'; mailing: string }
  /** The code of a sign-in, two-step change or signature. It is computed from its generation. */
  | { occasion: 'code' | 'two-step' | 'signing'; signIn: string; generation: number }
  /** A completed signature. */
  | { occasion: 'signed' }
  /** Access to a file: the grant, and a password link for a guest without a password. */
  | { occasion: HouseholdOccasion; grant: number; link?: string }
)
