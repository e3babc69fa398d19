import {
  type MessageTemplatePlaceholder,
  type MessageTemplateText,
  messageTemplatePlaceholders,
} from '@portal/contract/desk/message-template'
import type { Language, Locale } from '@portal/contract/language'
import { truncateText } from '@portal/domain/format/truncate-text'
import { formatFullName } from '@portal/domain/full-name'
import type { customers } from '../../database/tables/customer.ts'

type TemplateRecipient = Pick<typeof customers.$inferSelect, 'username' | 'facts'>

/** Salutations with a title in formal letters. */
const titlesByLanguage: Readonly<Record<Language, readonly [woman: string, man: string]>> = {
  nl: ['Geachte mevrouw', 'Geachte heer'],
  en: ['Dear Ms', 'Dear Mr'],
  de: ['Sehr geehrte Frau', 'Sehr geehrter Herr'],
}
/** Informal salutations, and formal salutations without a title. */
const greetingsByLanguage: Readonly<Record<Language, readonly [informal: string, formal: string]>> = {
  nl: ['Beste', 'Geachte'],
  en: ['Dear', 'Dear'],
  de: ['Hallo', 'Guten Tag'],
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Formats a salutation: 'Beste Anna' or 'Geachte mevrouw Van der Meer'. Uses the full name or user name if first name,
 * last name or title is unknown.
 */
function formatSalutation({ username, facts }: TemplateRecipient, locale: Locale): string {
  const language = locale.slice(0, 2) as Language
  const [informal, formal] = greetingsByLanguage[language]
  const name = formatFullName(facts) || username
  if (!locale.endsWith('_u')) return `${informal} ${facts.first_name || name}`
  const title = facts.sex === 0 || facts.sex === 1 ? titlesByLanguage[language][facts.sex] : undefined
  const last = [facts.suffix, facts.last_name].filter(Boolean).join(' ')
  return title && facts.last_name ? `${title} ${capitalize(last)}` : `${formal} ${name}`
}

export function fillMessageTemplate(
  { subject, text }: MessageTemplateText,
  {
    reader,
    locale,
    adviser,
    tenant,
  }: { reader: TemplateRecipient; locale: Locale; adviser: string; tenant: string },
): MessageTemplateText {
  const name = formatFullName(reader.facts) || reader.username
  const facts: Readonly<Record<MessageTemplatePlaceholder, string>> = {
    aanhef: formatSalutation(reader, locale),
    naam: name,
    voornaam: reader.facts.first_name || name,
    adviseur: adviser,
    kantoor: tenant,
  }
  const fillPlaceholders = (written: string) =>
    written.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const known = messageTemplatePlaceholders.find((one) => one === name)
      return known ? facts[known] : placeholder
    })
  return { subject: truncateText(fillPlaceholders(subject), 200), text: fillPlaceholders(text) }
}
