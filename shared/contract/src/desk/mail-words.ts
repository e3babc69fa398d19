import * as v from '@portal/contract/schema'
import { Wording } from '../language.ts'

/** Occasions on which the portal mails a customer. Who adds one gives it words here, at the desk and in the mails' own texts: types hold them together. */
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

/** Parts of a mail that a firm may word itself. All else stays the portal's: greeting, code or link, what to do when it was not asked for, whom to ask. */
export const mailParts = ['subject', 'intro', 'closing'] as const
export type MailPart = (typeof mailParts)[number]

/** Most letters of each part. */
export const longestMailPart: Readonly<Record<MailPart, number>> = { subject: 150, intro: 2000, closing: 500 }

/** What a text may name, in braces: the firm, the customer, and the adviser, or the firm where none is known. */
const everywhere = ['firm', 'name', 'adviser']

/** What the words of a part may name: in the news also what waits, as in 'a new message', and of access to a file the other side of it. */
export const placeholdersOf = (occasion: MailOccasion, part: MailPart): readonly string[] =>
  part === 'intro' && occasion === 'news'
    ? [...everywhere, 'waiting']
    : occasion.startsWith('household-')
      ? [...everywhere, 'person']
      : everywhere

/** What they have to name: without it the mail says nothing. Codes and links need not be named, since they stand in the mail whatever its words. */
export const demandedOf = (occasion: MailOccasion, part: MailPart): readonly string[] =>
  occasion === 'news' && part === 'intro' ? ['waiting'] : []

/** Why words cannot be used: they name what is not known, do not name what they have to, or have a brace that names nothing. */
export type MailFault = { kind: 'unknown' | 'missing'; placeholder: string } | { kind: 'brace' }

/** What is wrong with the words of a part of a mail; null for nothing. Empty words are the portal's own, and right. */
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

/** Words of a mail in one wording; null for the portal's. */
export const MailWords = v.object({
  subject: v.nullable(v.string()),
  intro: v.nullable(v.string()),
  closing: v.nullable(v.string()),
})
export type MailWords = v.InferOutput<typeof MailWords>

/** Signs that no words have: those that command a program, or turn the direction of what follows. A line end stands in several lines alone. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u
const lines = /^(?:[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|\n)*$/u

const words = (part: MailPart) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\r\n?/g, part === 'subject' ? '$&' : '\n')),
      v.maxLength(longestMailPart[part], `has more than ${longestMailPart[part]} characters`),
      part === 'subject'
        ? v.regex(oneLine, 'must be one line of plain text')
        : v.regex(lines, 'must be plain text'),
    ),
  )

/** A fault in the words of the API. */
function told(fault: MailFault | null): string {
  if (fault?.kind === 'unknown') return `names {${fault.placeholder}}, which is not known here`
  return fault?.kind === 'missing' ? `must name {${fault.placeholder}}` : 'has a brace that names nothing'
}

type Form = MailWords & { occasion: MailOccasion; wording: Wording }
const faultIn = (form: Form, part: MailPart) => mailFaultOf(form.occasion, part, form[part] ?? '')

/** Holds a part of a form to what its words may name and have to. */
const named = <P extends MailPart>(part: P) =>
  v.forward(
    v.check(
      (form: Form) => faultIn(form, part) === null,
      ({ input }) => told(faultIn(input, part)),
    ),
    [part],
  )

/** Words of a mail in a wording, as an owner changes them; null or empty for the portal's own. Text alone: what looks like HTML stays as it is read. */
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
