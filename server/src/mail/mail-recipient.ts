import type { customers } from '../database/tables/customer.ts'

export type MailRecipient = Pick<
  typeof customers.$inferSelect,
  'id' | 'email' | 'language' | 'facts' | 'advisor' | 'officeId'
>
