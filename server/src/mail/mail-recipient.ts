import type { customers } from '../database/tables/customer.ts'

/** Recipient of a mail. */
export type MailRecipient = Pick<
  typeof customers.$inferSelect,
  'id' | 'email' | 'language' | 'facts' | 'advisor' | 'officeId'
>
