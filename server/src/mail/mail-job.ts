import type { HouseholdOccasion, SecurityOccasion } from './texts.ts'

/**
 * A mail that was promised to a customer. It names what the mail lets do and holds nothing that lets anybody do it, for it lies
 * in the database until it is sent.
 */
export type MailJob = {
  /** Subdomain of the firm. */
  tenant: string
  customerId: number
} & (
  | { occasion: SecurityOccasion }
  /** That the firm says a customer left, or stays after all. */
  | { occasion: 'left' | 'left-undone' }
  /** To retrieve source data of a type on a page elsewhere. */
  | { occasion: 'invitation'; type: string }
  /** A link to choose a password; its secret follows from its number. */
  | { occasion: 'reset' | 'register'; link: string }
  /** What waits in the portal: of which things the mail tells. */
  | { occasion: 'news'; mailing: string }
  /** The code of a sign-in, of a change of the two steps, or of a signature; it follows from which of its codes it is. */
  | { occasion: 'code' | 'two-step' | 'signing'; signIn: string; generation: number }
  /** That something was signed. */
  | { occasion: 'signed' }
  /** Of access to a file: which grant, and for who has no password yet a link to choose one. */
  | { occasion: HouseholdOccasion; grant: number; link?: string }
)
