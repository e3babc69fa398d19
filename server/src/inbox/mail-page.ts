import { foldText } from '@portal/domain/format/fold'
import { mailSearchText } from '@portal/domain/mail-search-text'
import { count, desc, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { mails } from '../database/tables/mail.ts'
import { withInlinePictures } from './inline-pictures.ts'

type StoredMail = typeof mails.$inferSelect

/** A page of mails with the total and seen numbers. */
interface MailPage {
  rows: StoredMail[]
  total: number
  seen: number
}

/** Page and search text. */
interface MailPageQuery {
  page: number
  per_page: number
  search?: string | undefined
}

const textFunctionOf = (mail: StoredMail) =>
  mailSearchText({
    ...mail,
    attachments: withInlinePictures(mail).filter(({ inline }) => !inline),
  })

/** Mails that match a condition, newest first. A search reads all of them, because the database cannot search HTML. */
export async function mailPage(
  db: Database,
  condition: SQL | undefined,
  { page, per_page, search }: MailPageQuery,
): Promise<MailPage> {
  const from = (page - 1) * per_page
  const newest = db.select().from(mails).where(condition).orderBy(desc(mails.createdAt), desc(mails.id))
  const wanted = foldText(search?.trim() ?? '')
  if (wanted) {
    const found = (await newest).filter((mail) => textFunctionOf(mail).includes(wanted))
    const seen = found.filter(({ seenAt }) => seenAt !== null).length
    return { rows: found.slice(from, from + per_page), total: found.length, seen }
  }
  const [rows, [whole]] = await Promise.all([
    newest.limit(per_page).offset(from),
    db
      .select({ total: count(), seen: count(mails.seenAt) })
      .from(mails)
      .where(condition),
  ])
  return { rows, total: whole?.total ?? 0, seen: whole?.seen ?? 0 }
}
