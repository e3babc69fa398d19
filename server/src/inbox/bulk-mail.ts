import addressparser from 'nodemailer/lib/addressparser'
import type { mails } from '../database/tables/mail.ts'

const bulkSenderPattern =
  /^(no-?reply|donotreply|niet-?(be)?antwoorden|nieuws(brief)?|newsletter|mailing)(\+[^@]*)?@/i

/** Recognises mails such as newsletters by their `bulk` mark or by the sender's address. */
export const isBulkMail = ({ from, bulk }: Pick<typeof mails.$inferSelect, 'from' | 'bulk'>): boolean =>
  bulk || addressparser(from, { flatten: true }).some(({ address }) => bulkSenderPattern.test(address))
