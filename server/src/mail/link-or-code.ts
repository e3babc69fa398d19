import { formatFullName } from '@portal/domain/full-name'
import { eq } from 'drizzle-orm'
import { findLinkToken } from '../accounts/mailed-token.ts'
import { findQueuedCode } from '../accounts/one-time-code.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { accessGrants } from '../database/tables/household.ts'
import { countNews } from '../news/news-counts.ts'
import type { MailRecipient } from './mail-contact.ts'
import type { MailJob } from './mail-job.ts'
import type { LinkOrCode } from './mail-layout.ts'
import { createPortalUrl } from './portal-url.ts'

/**
 * Name of the other person of a grant, for a mail: the owner gets the guest's name, the guest gets the owner's. Null if
 * the grant no longer exists.
 */
async function findOtherPersonName(
  db: Database,
  grantId: number,
  customerId: number,
): Promise<string | null> {
  const [row] = await db
    .select({ grant: accessGrants, facts: customers.facts })
    .from(accessGrants)
    .innerJoin(customers, eq(customers.id, accessGrants.customerId))
    .where(eq(accessGrants.id, grantId))
  if (!row) return null
  return row.grant.personId === customerId ? formatFullName(row.facts) : row.grant.name
}

/** Finds the link or code of a queued mail; null if it was used or has expired. */
export async function findCurrentLinkOrCode(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'sessionKeys'>,
  mail: MailJob,
  to: MailRecipient,
): Promise<LinkOrCode | null> {
  const createLink = (path: string, query: Record<string, string> = {}) => ({
    link: createPortalUrl(context.config, mail.tenant, path, query),
  })
  const createPasswordLink = (mode: 'reset_password' | 'register', token: string) =>
    createLink('/password', { [mode]: '1', token, language: to.language })
  switch (mail.occasion) {
    case 'code':
    case 'two-step':
    case 'signing': {
      const code = await findQueuedCode(context, to.id, mail)
      return code === null ? null : { code }
    }
    case 'reset':
    case 'register': {
      const token = await findLinkToken(context, to.id, mail.link)
      if (token === null) return null
      return createPasswordLink(mail.occasion === 'reset' ? 'reset_password' : 'register', token)
    }
    case 'news': {
      const counts = await countNews(context.db, to.id, mail.mailing)
      return counts && { ...createLink('/dashboard'), counts }
    }
    case 'left':
    case 'left-undone':
    case 'signed':
      return createLink('/documenten')
    case 'household-invited':
    case 'household-accepted':
    case 'household-changed':
    case 'household-ended': {
      const person = await findOtherPersonName(context.db, mail.grant, to.id)
      const token = mail.link && (await findLinkToken(context, to.id, mail.link))
      if (person === null || token === null) return null
      const link = token ? createPasswordLink('register', token) : createLink('/editInfo/privacy')
      return { ...link, person }
    }
    case 'invitation':
      return createLink('/portaal', { type: mail.type })
    default:
      return createLink('/login', { mode: 'recovery' })
  }
}
