import * as v from '@portal/contract/valibot'
import { Locale } from '../language.ts'

/** Events for which customers get a mail. Types ensure that each has texts. */
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

/** Placeholders of every mail part. `adviser` is filled with the tenant's name if the adviser is unknown. */
const commonMailPlaceholders = ['firm', 'name', 'adviser']

/**
 * Returns the placeholders of a mail part. `{waiting}` lists new items, `{person}` names the other person of a grant.
 */
export const getMailPlaceholders = (occasion: MailOccasion, part: MailPart): readonly string[] =>
  part === 'intro' && occasion === 'news'
    ? [...commonMailPlaceholders, 'waiting']
    : occasion.startsWith('household-')
      ? [...commonMailPlaceholders, 'person']
      : commonMailPlaceholders

/**
 * Returns the placeholders that a mail part must contain. Placeholders for codes and links are not needed, since every
 * mail shows its code or link anyway.
 */
export const getRequiredMailPlaceholders = (occasion: MailOccasion, part: MailPart): readonly string[] =>
  occasion === 'news' && part === 'intro' ? ['waiting'] : []

export type MailFault = { kind: 'unknown' | 'missing'; placeholder: string } | { kind: 'brace' }

/** Returns the first fault in a mail text; null for a valid text. An empty text is valid and means the default. */
export function findMailFault(occasion: MailOccasion, part: MailPart, words: string): MailFault | null {
  if (words.trim() === '') return null
  const named = [...words.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const known = getMailPlaceholders(occasion, part)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined) return { kind: 'unknown', placeholder: unknown }
  if (/[{}]/.test(words.replace(/\{[^{}]*\}/g, ''))) return { kind: 'brace' }
  const missing = getRequiredMailPlaceholders(occasion, part).find((name) => !named.includes(name))
  return missing === undefined ? null : { kind: 'missing', placeholder: missing }
}

export const MailTexts = v.object({
  subject: v.nullable(v.string()),
  intro: v.nullable(v.string()),
  closing: v.nullable(v.string()),
})
export type MailTexts = v.InferOutput<typeof MailTexts>

/** Rejects control characters and characters that change the text direction. */
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
const findMailFormFault = (form: MailFormInput, part: MailPart) =>
  findMailFault(form.occasion, part, form[part] ?? '')

const createPlaceholderCheck = <P extends MailPart>(part: P) =>
  v.forward(
    v.check(
      (form: MailFormInput) => findMailFormFault(form, part) === null,
      ({ input }) => formatMailFault(findMailFormFault(input, part)),
    ),
    [part],
  )

/** Mail texts that an owner edits; null or empty means the default text. HTML is escaped. */
export const MailForm = v.pipe(
  v.object({
    occasion: v.picklist(mailOccasions),
    wording: Locale,
    subject: createMailTextField('subject'),
    intro: createMailTextField('intro'),
    closing: createMailTextField('closing'),
  }),
  createPlaceholderCheck('subject'),
  createPlaceholderCheck('intro'),
  createPlaceholderCheck('closing'),
)
export type MailForm = v.InferOutput<typeof MailForm>
