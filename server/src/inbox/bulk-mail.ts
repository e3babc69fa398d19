import addressparser from 'nodemailer/lib/addressparser'
import type { mails } from '../database/tables/mail.ts'

/** Matches sender addresses of bulk or no-reply mails. */
const bulkSenderPattern =
  /^(no-?reply|donotreply|niet-?(be)?antwoorden|nieuws(brief)?|newsletter|mailing)(\+[^@]*)?@/i

/** Whether a mail is a bulk mail, such as a newsletter, according to its mark or sender address. */
export const isBulkMail = ({ from, bulk }: Pick<typeof mails.$inferSelect, 'from' | 'bulk'>): boolean =>
  bulk || addressparser(from, { flatten: true }).some(({ address }) => bulkSenderPattern.test(address))
