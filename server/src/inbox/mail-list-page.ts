import type { getMails } from '@portal/contract/mail'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { createMailSearchText } from '@portal/domain/mail-search-text'
import { count, desc, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { mails } from '../database/tables/mail.ts'
import type { ValidatedInput } from '../http/call-routes.ts'
import { markInlinePictures } from './inline-pictures.ts'

type StoredMail = typeof mails.$inferSelect

const getSearchText = (mail: StoredMail) =>
  createMailSearchText({
    ...mail,
    attachments: markInlinePictures(mail).filter(({ inline }) => !inline),
  })

/** Reads a page of mails, newest first. A search reads all mails, because the database cannot search HTML. */
export async function readMailListPage(
  db: Database,
  condition: SQL | undefined,
  { page, per_page, search }: ValidatedInput<typeof getMails>['query'],
) {
  const from = (page - 1) * per_page
  const newest = db.select().from(mails).where(condition).orderBy(desc(mails.createdAt), desc(mails.id))
  const wanted = normalizeForSearch(search?.trim() ?? '')
  if (wanted) {
    const found = (await newest).filter((mail) => getSearchText(mail).includes(wanted))
    const seen = found.filter(({ seenAt }) => seenAt !== null).length
    return { rows: found.slice(from, from + per_page), total: found.length, seen }
  }
  const [rows, [counts]] = await Promise.all([
    newest.limit(per_page).offset(from),
    db
      .select({ total: count(), seen: count(mails.seenAt) })
      .from(mails)
      .where(condition),
  ])
  return { rows, total: counts?.total ?? 0, seen: counts?.seen ?? 0 }
}
