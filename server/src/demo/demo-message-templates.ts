import type { MessageTemplateText } from '@portal/contract/desk/message-template'
import { type Locale, locales } from '@portal/contract/language'
import type { Database } from '../database/database.ts'
import { messageTemplates } from '../database/tables/message-template.ts'
import { getAdviserName, getDemoAdvisers } from './demo-advisers.ts'
import templates from './demo-message-templates.json' with { type: 'json' }
import type { Timeline } from './demo-timeline.ts'

const letterClosings: Readonly<Record<Locale, string>> = {
  nl: 'Groet,',
  nl_u: 'Met vriendelijke groet,',
  en: 'Best wishes,',
  en_u: 'Kind regards,',
  de: 'Viele Grüße',
  de_u: 'Mit freundlichen Grüßen',
}

const formatLetter = (locale: Locale, body: string): string =>
  `{aanhef},\n\n${body}\n\n${letterClosings[locale]}\n{adviseur}\n{kantoor}`

export async function seedMessageTemplates(
  db: Database,
  { id: tenantId, subdomain }: { id: number; subdomain: string },
  timeline: Timeline,
): Promise<void> {
  const owner = getDemoAdvisers(subdomain)[1]
  const rows = Object.entries(templates).map(([name, texts]) => ({
    tenantId,
    name,
    texts: Object.fromEntries(
      locales.map((locale): [Locale, MessageTemplateText] => {
        /** The first line of a text is the subject. */
        const [subject = '', body = ''] = texts[locale].split('\n')
        return [locale, { subject, text: formatLetter(locale, body) }]
      }),
    ),
    changedAt: timeline.moment({ days: -40 }),
    changedBy: owner ? getAdviserName(owner) : '',
  }))
  await db.insert(messageTemplates).values(rows)
}
