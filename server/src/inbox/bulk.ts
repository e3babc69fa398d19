import addressparser from 'nodemailer/lib/addressparser'
import type { mails } from '../database/tables/mail.ts'

/** Sender addresses of bulk or no-reply mails. */
const toEverybody =
  /^(no-?reply|donotreply|niet-?(be)?antwoorden|nieuws(brief)?|newsletter|mailing)(\+[^@]*)?@/i

/** Whether a mail is a bulk mail such as a newsletter, by its mark or address. */
export const isBulk = ({ from, bulk }: Pick<typeof mails.$inferSelect, 'from' | 'bulk'>): boolean =>
  bulk || addressparser(from, { flatten: true }).some(({ address }) => toEverybody.test(address))
