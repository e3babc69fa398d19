import { type Placeholder, placeholders, type TemplateText } from '@portal/contract/desk/template'
import type { Language, Wording } from '@portal/contract/language'
import { cutText } from '@portal/domain/format/cut-text'
import { fullNameOf } from '@portal/domain/name'
import type { customers } from '../../database/tables/customer.ts'

/** The recipient of a letter. */
type Reader = Pick<typeof customers.$inferSelect, 'username' | 'facts'>

/** Titles of women and men in formal letters. */
const titles: Readonly<Record<Language, readonly [woman: string, man: string]>> = {
  nl: ['Geachte mevrouw', 'Geachte heer'],
  en: ['Dear Ms', 'Dear Mr'],
  de: ['Sehr geehrte Frau', 'Sehr geehrter Herr'],
}
/** Informal salutation, and formal one without a known title. */
const greetings: Readonly<Record<Language, readonly [informal: string, formal: string]>> = {
  nl: ['Beste', 'Geachte'],
  en: ['Dear', 'Dear'],
  de: ['Hallo', 'Guten Tag'],
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Salutation: 'Beste Anna', 'Geachte mevrouw Van der Meer', or with the known name. */
function salutationOf({ username, facts }: Reader, wording: Wording): string {
  const language = wording.slice(0, 2) as Language
  const [informal, formal] = greetings[language]
  const name = fullNameOf(facts) || username
  if (!wording.endsWith('_u')) return `${informal} ${facts.first_name || name}`
  const title = facts.sex === 0 || facts.sex === 1 ? titles[language][facts.sex] : undefined
  const last = [facts.suffix, facts.last_name].filter(Boolean).join(' ')
  return title && facts.last_name ? `${title} ${capital(last)}` : `${formal} ${name}`
}

/** Fills in a template in a wording, for a customer, in the name of a staff member. */
export function filledIn(
  { subject, text }: TemplateText,
  { reader, wording, adviser, tenant }: { reader: Reader; wording: Wording; adviser: string; tenant: string },
): TemplateText {
  const name = fullNameOf(reader.facts) || reader.username
  const facts: Readonly<Record<Placeholder, string>> = {
    aanhef: salutationOf(reader, wording),
    naam: name,
    voornaam: reader.facts.first_name || name,
    adviseur: adviser,
    kantoor: tenant,
  }
  const fill = (written: string) =>
    written.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const known = placeholders.find((one) => one === name)
      return known ? facts[known] : whole
    })
  return { subject: cutText(fill(subject), 200), text: fill(text) }
}
