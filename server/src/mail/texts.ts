import type { MailOccasion, MailPart, MailWords } from '@portal/contract/desk/mail-words'
import type { Language, Wording } from '@portal/contract/language'
import type { NewsCounts } from '../news/news-counts.ts'
import { fillText, type TextFunction, textFunctionOf } from '../text-function.ts'
import de from './texts/de.json' with { type: 'json' }
import deFormal from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import enFormal from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nlFormal from './texts/nl_u.json' with { type: 'json' }

type TextId = keyof typeof nl

const textFunction = textFunctionOf<TextId>({
  plain: { nl, en, de },
  formal: { nl: nlFormal, en: enFormal, de: deFormal },
})

/** Texts for mails that a customer requested. */
const requestedMails = {
  code: { subject: 'code_subject', body: 'code_body' },
  'two-step': { subject: 'two_step_subject', body: 'two_step_body' },
  signing: { subject: 'signing_subject', body: 'signing_body' },
  reset: { subject: 'reset_subject', body: 'reset_body', action: 'reset_action' },
  register: { subject: 'register_subject', body: 'register_body', action: 'register_action' },
  invitation: { subject: 'invitation_subject', body: 'invitation_body', action: 'invitation_action' },
} as const

/** Texts for pending items, by number. */
const waiting = {
  message: { one: 'news_message', many: 'news_messages' },
  request: { one: 'news_request', many: 'news_requests' },
  reminder: { one: 'news_reminder', many: 'news_reminders' },
  file: { one: 'news_file', many: 'news_files' },
} as const

/** Texts for security events of an account. */
const security = {
  'password-changed': { subject: 'password_changed_subject', body: 'password_changed_body' },
  'new-device': { subject: 'new_device_subject', body: 'new_device_body' },
  'two-step-off': { subject: 'two_step_off_subject', body: 'two_step_off_body' },
  'passkey-added': { subject: 'passkey_added_subject', body: 'passkey_added_body' },
  'passkey-removed': { subject: 'passkey_removed_subject', body: 'passkey_removed_body' },
  'passkey-copied': { subject: 'passkey_copied_subject', body: 'passkey_copied_body' },
  'app-added': { subject: 'app_added_subject', body: 'app_added_body' },
  'app-removed': { subject: 'app_removed_subject', body: 'app_removed_body' },
  'recovery-used': { subject: 'recovery_used_subject', body: 'recovery_used_body' },
  'keys-reset': { subject: 'keys_reset_subject', body: 'keys_reset_body' },
  'token-reused': { subject: 'token_reused_subject', body: 'token_reused_body' },
  'erasure-asked': { subject: 'erasure_asked_subject', body: 'erasure_asked_body' },
} as const

/** Texts for former customers. */
const leaving = {
  left: { subject: 'left_subject', body: 'left_body' },
  'left-soon': { subject: 'left_soon_subject', body: 'left_soon_body' },
  'left-undone': { subject: 'left_undone_subject', body: 'left_undone_body' },
} as const

/** Texts for events of file access, for both persons. */
const household = {
  'household-invited': { subject: 'household_invited_subject', body: 'household_invited_body' },
  'household-accepted': { subject: 'household_accepted_subject', body: 'household_accepted_body' },
  'household-changed': { subject: 'household_changed_subject', body: 'household_changed_body' },
  'household-ended': { subject: 'household_ended_subject', body: 'household_ended_body' },
} as const

/** An event of file access. */
export type HouseholdOccasion = keyof typeof household

/** A security event of an account. */
export type SecurityOccasion = keyof typeof security
/** Occasions of mails to customers. */
export type Occasion = MailOccasion

const isLeaving = (occasion: Occasion): occasion is keyof typeof leaving => occasion in leaving
const isHousehold = (occasion: Occasion): occasion is HouseholdOccasion => occasion in household
const isSecurity = (occasion: Occasion): occasion is SecurityOccasion => occasion in security

/** All security events. @internal for tests */
export const securityOccasions = Object.keys(security) as SecurityOccasion[]
/** Names in a mail. */
export interface MailNames {
  tenant: string
  /** The customer. */
  name: string
  /** The customer's adviser; null: the tenant. */
  adviser: string | null
  /** Number of pending items by kind, in a news mail. */
  counts?: NewsCounts
  /** The other person, in a mail about file access. */
  person?: string
}

/** Texts of a mail. */
export interface MailText {
  subject: string
  greeting: string
  body: string
  /** Label of the button, for mails with a link. */
  action?: string
  /** Shown above the button's URL. */
  linkBelow: string
  /** What to do about an unexpected mail, or to change preferences. */
  ignore: string
  closing: string
  /** Contact sentence. */
  question: string
}

interface Ids {
  subject: TextId
  body: TextId
  action?: TextId
  ignore: TextId
}

/** Text ids of each occasion; a missing one is a compile error. */
const idsOf = (occasion: Occasion): Ids => {
  if (occasion === 'news')
    return {
      ...{ subject: 'news_subject', body: 'news_body' },
      ...{ action: 'invitation_action', ignore: 'news_settings' },
    }
  if (occasion === 'signed')
    return {
      ...{ subject: 'signed_subject', body: 'signed_body' },
      ...{ action: 'invitation_action', ignore: 'signed_ignore' },
    }
  if (occasion === 'erasure-done')
    return {
      ...{ subject: 'erasure_done_subject', body: 'erasure_done_body' },
      ...{ action: 'invitation_action', ignore: 'erasure_done_ignore' },
    }
  if (isLeaving(occasion)) return { ...leaving[occasion], action: 'invitation_action', ignore: 'left_ignore' }
  if (isHousehold(occasion))
    return { ...household[occasion], action: 'invitation_action', ignore: 'household_ignore' }
  return isSecurity(occasion)
    ? { ...security[occasion], action: 'security_action', ignore: 'security_ignore' }
    : { ...requestedMails[occasion], ignore: 'ignore' }
}

/** The default texts in a wording, with placeholders. */
const textsIn = (wording: Wording) => textFunction(wording.slice(0, 2) as Language, wording.endsWith('_u'))

/** The default texts of the parts that a tenant may change. */
export function portalWords(wording: Wording, occasion: Occasion): Record<MailPart, string> {
  const say = textsIn(wording)
  const { subject, body } = idsOf(occasion)
  return { subject: say(subject), intro: say(body), closing: say('closing') }
}

/** A subject stays one line. */
const inOneLine = (words: string) => words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Pending items as a phrase such as 'one message and two requests'. */
function waitingIn(language: Language, counts: NewsCounts, say: TextFunction<TextId>): string {
  const kinds = (Object.keys(waiting) as (keyof typeof waiting)[]).filter((kind) => counts[kind] > 0)
  const parts = kinds.map((kind) =>
    say(waiting[kind][counts[kind] === 1 ? 'one' : 'many'], { count: counts[kind] }),
  )
  return new Intl.ListFormat(language).format(parts)
}

/** Texts of a mail for an occasion, with placeholders replaced; `own` are the tenant's texts, if any. */
export function mailText(
  wording: Wording,
  occasion: Occasion,
  names: MailNames,
  own?: MailWords | undefined,
): MailText {
  const language = wording.slice(0, 2) as Language
  const words = textsIn(wording)
  const values = {
    firm: names.tenant,
    name: names.name,
    adviser: names.adviser ?? names.tenant,
    person: names.person ?? names.tenant,
    ...(names.counts && { waiting: waitingIn(language, names.counts, words) }),
  }
  const say = (id: TextId) => words(id, values)
  const { action, ignore } = idsOf(occasion)
  const portal = portalWords(wording, occasion)
  const textOf = (part: MailPart) => fillText(own?.[part] || portal[part], values)
  return {
    subject: inOneLine(textOf('subject')),
    greeting: say('greeting'),
    body: textOf('intro'),
    ...(action && { action: say(action) }),
    linkBelow: say('link_below'),
    ignore: say(ignore),
    closing: textOf('closing'),
    question:
      names.adviser === null
        ? say('question_tenant')
        : words('question_adviser', { ...values, name: names.adviser }),
  }
}
