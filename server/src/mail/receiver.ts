import type { customers } from '../database/tables/customer.ts'

/** Data of a mail's recipient. */
export type Receiver = Pick<
  typeof customers.$inferSelect,
  'id' | 'email' | 'language' | 'facts' | 'advisor' | 'officeId'
>
