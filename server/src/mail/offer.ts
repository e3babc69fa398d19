import { tokenOfLink } from '../accounts/mailed-token.ts'
import { codeOfSignIn } from '../accounts/one-time-code.ts'
import type { Context } from '../context.ts'
import { otherPerson } from '../household/other-person.ts'
import { countNews } from '../news/news-counts.ts'
import { portalAddress } from './address.ts'
import type { Offer } from './layout.ts'
import type { MailJob } from './mail-job.ts'
import type { Receiver } from './receiver.ts'

const parameters = { reset: 'reset_password', register: 'register' }

/** Current action of a queued mail; null if it is obsolete, because its code or link was used or has expired. */
export async function offerOf(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'sessionKeys'>,
  mail: MailJob,
  to: Receiver,
): Promise<Offer | null> {
  const address = (path: string, query: Record<string, string>) => ({
    link: portalAddress(context.config, mail.tenant, path, query),
  })
  switch (mail.occasion) {
    case 'code':
    case 'two-step':
    case 'signing': {
      const code = await codeOfSignIn(context, to.id, mail)
      return code === null ? null : { code }
    }
    case 'reset':
    case 'register': {
      const token = await tokenOfLink(context, to.id, mail.link)
      return token === null
        ? null
        : address('/password', { [parameters[mail.occasion]]: '1', token, language: to.language })
    }
    case 'news': {
      const counts = await countNews(context.db, to.id, mail.mailing)
      return counts && { ...address('/dashboard', {}), counts }
    }
    case 'left':
    case 'left-undone':
    case 'signed':
      return address('/documenten', {})
    case 'household-invited':
    case 'household-accepted':
    case 'household-changed':
    case 'household-ended': {
      const person = await otherPerson(context.db, mail.grant, to.id)
      const token = mail.link && (await tokenOfLink(context, to.id, mail.link))
      if (person === null || token === null) return null
      const link = token
        ? address('/password', { register: '1', token, language: to.language })
        : address('/editInfo/privacy', {})
      return { ...link, person }
    }
    case 'invitation':
      return address('/portaal', { type: mail.type })
    default:
      return address('/login', { mode: 'recovery' })
  }
}
