import * as v from '@portal/contract/schema'
import { Wording } from '../language.ts'

/**
 * Occasions of mails to customers. A new one needs texts here, at the desk and in the mails' texts, which types
 * enforce.
 */
export const mailOccasions = [
  'register',
  'invitation',
  'news',
  'code',
  'two-step',
  'signing',
  'signed',
  'reset',
  'password-changed',
  'new-device',
  'two-step-off',
  'token-reused',
  'passkey-added',
  'passkey-removed',
  'passkey-copied',
  'app-added',
  'app-removed',
  'recovery-used',
  'keys-reset',
  'erasure-asked',
  'erasure-done',
  'left',
  'left-soon',
  'left-undone',
  'household-invited',
  'household-accepted',
  'household-changed',
  'household-ended',
] as const
export type MailOccasion = (typeof mailOccasions)[number]

/** Parts of a mail that a tenant may change. Greeting, code or link, and security notice are fixed. */
export const mailParts = ['subject', 'intro', 'closing'] as const
export type MailPart = (typeof mailParts)[number]

/** Maximum length of each part. */
export const maxMailPartLength: Readonly<Record<MailPart, number>> = {
  subject: 150,
  intro: 2000,
  closing: 500,
}

/** Placeholders of every part: tenant, customer, and adviser (the tenant if unknown). */
const everywhere = ['firm', 'name', 'adviser']

/**
 * Placeholders of a part: news also has the waiting items, such as 'a new message', and access mails the other person.
 */
export const placeholdersOf = (occasion: MailOccasion, part: MailPart): readonly string[] =>
  part === 'intro' && occasion === 'news'
    ? [...everywhere, 'waiting']
    : occasion.startsWith('household-')
      ? [...everywhere, 'person']
      : everywhere

/** Required placeholders of a part. Codes and links are always in the mail, so they are not required. */
export const demandedOf = (occasion: MailOccasion, part: MailPart): readonly string[] =>
  occasion === 'news' && part === 'intro' ? ['waiting'] : []

/** Why a text is invalid: unknown placeholder, missing required one, or an unmatched brace. */
export type MailFault = { kind: 'unknown' | 'missing'; placeholder: string } | { kind: 'brace' }

/** Checks a text of a mail; null if valid. An empty text means the default. */
export function mailFaultOf(occasion: MailOccasion, part: MailPart, words: string): MailFault | null {
  if (words.trim() === '') return null
  const named = [...words.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const known = placeholdersOf(occasion, part)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined) return { kind: 'unknown', placeholder: unknown }
  if (/[{}]/.test(words.replace(/\{[^{}]*\}/g, ''))) return { kind: 'brace' }
  const missing = demandedOf(occasion, part).find((name) => !named.includes(name))
  return missing === undefined ? null : { kind: 'missing', placeholder: missing }
}

/** Texts of a mail in one wording; null for the default. */
export const MailWords = v.object({
  subject: v.nullable(v.string()),
  intro: v.nullable(v.string()),
  closing: v.nullable(v.string()),
})
export type MailWords = v.InferOutput<typeof MailWords>

/**
 * Excludes control characters and characters that change the text direction. Line breaks are allowed only in multi-line
 * parts.
 */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u
const lines = /^(?:[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|\n)*$/u

const words = (part: MailPart) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\r\n?/g, part === 'subject' ? '$&' : '\n')),
      v.maxLength(maxMailPartLength[part], `has more than ${maxMailPartLength[part]} characters`),
      part === 'subject'
        ? v.regex(oneLine, 'must be one line of plain text')
        : v.regex(lines, 'must be plain text'),
    ),
  )

/** Error text of the API. */
function errorText(fault: MailFault | null): string {
  if (fault?.kind === 'unknown') return `names {${fault.placeholder}}, which is not known here`
  return fault?.kind === 'missing' ? `must name {${fault.placeholder}}` : 'has a brace that names nothing'
}

type Form = MailWords & { occasion: MailOccasion; wording: Wording }
const faultIn = (form: Form, part: MailPart) => mailFaultOf(form.occasion, part, form[part] ?? '')

/** Schema of a mail part with its placeholders. */
const named = <P extends MailPart>(part: P) =>
  v.forward(
    v.check(
      (form: Form) => faultIn(form, part) === null,
      ({ input }) => errorText(faultIn(input, part)),
    ),
    [part],
  )

/**
 * Texts of a mail in a wording, as an owner edits them; null or empty for the default. Plain text: HTML is shown
 * literally.
 */
export const MailForm = v.pipe(
  v.object({
    occasion: v.picklist(mailOccasions),
    wording: Wording,
    subject: words('subject'),
    intro: words('intro'),
    closing: words('closing'),
  }),
  named('subject'),
  named('intro'),
  named('closing'),
)
export type MailForm = v.InferOutput<typeof MailForm>
