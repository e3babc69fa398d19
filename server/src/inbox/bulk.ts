import addressparser from 'nodemailer/lib/addressparser'
import type { mails } from '../database/tables/mail.ts'

/** Addresses that write to everybody, or that nobody reads. */
const toEverybody =
  /^(no-?reply|donotreply|niet-?(be)?antwoorden|nieuws(brief)?|newsletter|mailing)(\+[^@]*)?@/i

/** Whether a mail went to many at once, such as a newsletter: it was marked so, or its address says so. */
export const isBulk = ({ from, bulk }: Pick<typeof mails.$inferSelect, 'from' | 'bulk'>): boolean =>
  bulk || addressparser(from, { flatten: true }).some(({ address }) => toEverybody.test(address))
