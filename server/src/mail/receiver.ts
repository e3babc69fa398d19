import type { customers } from '../database/tables/customer.ts'

/** What is known of a customer who is mailed. */
export type Receiver = Pick<
  typeof customers.$inferSelect,
  'id' | 'email' | 'language' | 'facts' | 'advisor' | 'officeId'
>
