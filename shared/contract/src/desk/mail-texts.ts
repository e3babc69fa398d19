import * as v from '@portal/contract/schema'
import { Locale } from '../language.ts'

/** Occasions of mails to customers. Types require texts for each. */
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

export const mailParts = ['subject', 'intro', 'closing'] as const
export type MailPart = (typeof mailParts)[number]

export const maxMailPartLength: Readonly<Record<MailPart, number>> = {
  subject: 150,
  intro: 2000,
  closing: 500,
}

/** In every part; `adviser` is the tenant if unknown. */
const commonPlaceholders = ['firm', 'name', 'adviser']

/** Placeholders of a part. Mails about news also have the waiting items, mails about access the other person. */
export const getPlaceholders = (occasion: MailOccasion, part: MailPart): readonly string[] =>
  part === 'intro' && occasion === 'news'
    ? [...commonPlaceholders, 'waiting']
    : occasion.startsWith('household-')
      ? [...commonPlaceholders, 'person']
      : commonPlaceholders

/** Codes and links are not among them, since every mail contains them anyway. */
export const getRequiredPlaceholders = (occasion: MailOccasion, part: MailPart): readonly string[] =>
  occasion === 'news' && part === 'intro' ? ['waiting'] : []

export type MailFault = { kind: 'unknown' | 'missing'; placeholder: string } | { kind: 'brace' }

/** Null for a valid text. An empty text means the default. */
export function findMailFault(occasion: MailOccasion, part: MailPart, words: string): MailFault | null {
  if (words.trim() === '') return null
  const named = [...words.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const known = getPlaceholders(occasion, part)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined) return { kind: 'unknown', placeholder: unknown }
  if (/[{}]/.test(words.replace(/\{[^{}]*\}/g, ''))) return { kind: 'brace' }
  const missing = getRequiredPlaceholders(occasion, part).find((name) => !named.includes(name))
  return missing === undefined ? null : { kind: 'missing', placeholder: missing }
}

export const MailTexts = v.object({
  subject: v.nullable(v.string()),
  intro: v.nullable(v.string()),
  closing: v.nullable(v.string()),
})
export type MailTexts = v.InferOutput<typeof MailTexts>

/** Without control characters and characters that change the text direction. */
const singleLinePattern = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u
const multiLinePattern = /^(?:[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|\n)*$/u

const createMailTextField = (part: MailPart) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\r\n?/g, part === 'subject' ? '$&' : '\n')),
      v.maxLength(maxMailPartLength[part], `has more than ${maxMailPartLength[part]} characters`),
      part === 'subject'
        ? v.regex(singleLinePattern, 'must be one line of plain text')
        : v.regex(multiLinePattern, 'must be plain text'),
    ),
  )

function formatMailFault(fault: MailFault | null): string {
  if (fault?.kind === 'unknown') return `names {${fault.placeholder}}, which is not known here`
  return fault?.kind === 'missing' ? `must name {${fault.placeholder}}` : 'has a brace that names nothing'
}

type MailFormInput = MailTexts & { occasion: MailOccasion; wording: Locale }
const findFaultInForm = (form: MailFormInput, part: MailPart) =>
  findMailFault(form.occasion, part, form[part] ?? '')

const checkPlaceholders = <P extends MailPart>(part: P) =>
  v.forward(
    v.check(
      (form: MailFormInput) => findFaultInForm(form, part) === null,
      ({ input }) => formatMailFault(findFaultInForm(input, part)),
    ),
    [part],
  )

/** Texts of a mail as an owner edits them; null or empty for the default. HTML is shown literally. */
export const MailForm = v.pipe(
  v.object({
    occasion: v.picklist(mailOccasions),
    wording: Locale,
    subject: createMailTextField('subject'),
    intro: createMailTextField('intro'),
    closing: createMailTextField('closing'),
  }),
  checkPlaceholders('subject'),
  checkPlaceholders('intro'),
  checkPlaceholders('closing'),
)
export type MailForm = v.InferOutput<typeof MailForm>
