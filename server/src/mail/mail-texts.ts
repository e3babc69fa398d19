import type { MailOccasion, MailPart, MailTexts } from '@portal/contract/desk/mail-texts'
import type { Language, Locale } from '@portal/contract/language'
import type { NewsCounts } from '../news/news-counts.ts'
import { createTextFunction, fillText, type TextFunction } from '../text-function.ts'
import de from './texts/de.json' with { type: 'json' }
import deFormal from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import enFormal from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nlFormal from './texts/nl_u.json' with { type: 'json' }

type MailTextId = keyof typeof nl

const textFunction = createTextFunction<MailTextId>({
  plain: { nl, en, de },
  formal: { nl: nlFormal, en: enFormal, de: deFormal },
})

/** Text ids of mails that a customer requested. */
const requestedMailTexts = {
  code: { subject: 'code_subject', body: 'code_body' },
  'two-step': { subject: 'two_step_subject', body: 'two_step_body' },
  signing: { subject: 'signing_subject', body: 'signing_body' },
  reset: { subject: 'reset_subject', body: 'reset_body', action: 'reset_action' },
  register: { subject: 'register_subject', body: 'register_body', action: 'register_action' },
  invitation: { subject: 'invitation_subject', body: 'invitation_body', action: 'invitation_action' },
} as const

/** Text ids of pending items, for one item and for several. */
const pendingItemTexts = {
  message: { one: 'news_message', many: 'news_messages' },
  request: { one: 'news_request', many: 'news_requests' },
  reminder: { one: 'news_reminder', many: 'news_reminders' },
  file: { one: 'news_file', many: 'news_files' },
} as const

/** Text ids of security events of an account. */
const securityTexts = {
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

/** Text ids of mails to former customers. */
const leavingTexts = {
  left: { subject: 'left_subject', body: 'left_body' },
  'left-soon': { subject: 'left_soon_subject', body: 'left_soon_body' },
  'left-undone': { subject: 'left_undone_subject', body: 'left_undone_body' },
} as const

/** Text ids of events of file access, for both persons. */
const householdTexts = {
  'household-invited': { subject: 'household_invited_subject', body: 'household_invited_body' },
  'household-accepted': { subject: 'household_accepted_subject', body: 'household_accepted_body' },
  'household-changed': { subject: 'household_changed_subject', body: 'household_changed_body' },
  'household-ended': { subject: 'household_ended_subject', body: 'household_ended_body' },
} as const

/** An event of file access. */
export type HouseholdOccasion = keyof typeof householdTexts

/** A security event of an account. */
export type SecurityOccasion = keyof typeof securityTexts
export type CustomerMailOccasion = MailOccasion

const isLeavingOccasion = (occasion: CustomerMailOccasion): occasion is keyof typeof leavingTexts =>
  occasion in leavingTexts
const isHouseholdOccasion = (occasion: CustomerMailOccasion): occasion is HouseholdOccasion =>
  occasion in householdTexts
const isSecurityOccasion = (occasion: CustomerMailOccasion): occasion is SecurityOccasion =>
  occasion in securityTexts

/** All security events. @internal for tests */
export const securityOccasions = Object.keys(securityTexts) as SecurityOccasion[]
/** Names in a mail. */
export interface MailNames {
  tenant: string
  /** Name of the customer. */
  name: string
  /** Name of the customer's adviser; null if the tenant signs the mail. */
  adviser: string | null
  /** Number of pending items by kind; only in a news mail. */
  counts?: NewsCounts
  /** Name of the other person; only in a mail about file access. */
  person?: string
}

/** Texts of a mail. */
export interface MailText {
  subject: string
  greeting: string
  body: string
  /** Label of the button; only in mails with a link. */
  action?: string
  /** Text above the URL of the button. */
  linkBelow: string
  /** What to do if the mail is unexpected, or how to change the preferences. */
  ignore: string
  closing: string
  /** Sentence that tells how to contact the tenant. */
  question: string
}

interface MailTextIds {
  subject: MailTextId
  body: MailTextId
  action?: MailTextId
  ignore: MailTextId
}

/** Returns the text ids of an occasion. A missing id is a compile error. */
const getTextIds = (occasion: CustomerMailOccasion): MailTextIds => {
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
  if (isLeavingOccasion(occasion))
    return { ...leavingTexts[occasion], action: 'invitation_action', ignore: 'left_ignore' }
  if (isHouseholdOccasion(occasion))
    return { ...householdTexts[occasion], action: 'invitation_action', ignore: 'household_ignore' }
  return isSecurityOccasion(occasion)
    ? { ...securityTexts[occasion], action: 'security_action', ignore: 'security_ignore' }
    : { ...requestedMailTexts[occasion], ignore: 'ignore' }
}

/** Creates a function that returns the default texts in a locale, with placeholders. */
const createTextLookup = (wording: Locale) =>
  textFunction(wording.slice(0, 2) as Language, wording.endsWith('_u'))

/** Returns the default texts of the parts that a tenant may change. */
export function getDefaultMailTexts(
  wording: Locale,
  occasion: CustomerMailOccasion,
): Record<MailPart, string> {
  const say = createTextLookup(wording)
  const { subject, body } = getTextIds(occasion)
  return { subject: say(subject), intro: say(body), closing: say('closing') }
}

/** A subject stays one line. */
const toSingleLine = (words: string) => words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Formats pending items as a phrase such as 'one message and two requests'. */
function formatPendingItems(language: Language, counts: NewsCounts, say: TextFunction<MailTextId>): string {
  const kinds = (Object.keys(pendingItemTexts) as (keyof typeof pendingItemTexts)[]).filter(
    (kind) => counts[kind] > 0,
  )
  const parts = kinds.map((kind) =>
    say(pendingItemTexts[kind][counts[kind] === 1 ? 'one' : 'many'], { count: counts[kind] }),
  )
  return new Intl.ListFormat(language).format(parts)
}

/** Creates the texts of a mail, with placeholders replaced. `own` are the tenant's own texts, if any. */
export function createMailText(
  wording: Locale,
  occasion: CustomerMailOccasion,
  names: MailNames,
  own?: MailTexts | undefined,
): MailText {
  const language = wording.slice(0, 2) as Language
  const words = createTextLookup(wording)
  const values = {
    firm: names.tenant,
    name: names.name,
    adviser: names.adviser ?? names.tenant,
    person: names.person ?? names.tenant,
    ...(names.counts && { waiting: formatPendingItems(language, names.counts, words) }),
  }
  const getFilledText = (id: MailTextId) => words(id, values)
  const { action, ignore } = getTextIds(occasion)
  const portal = getDefaultMailTexts(wording, occasion)
  const getPartText = (part: MailPart) => fillText(own?.[part] || portal[part], values)
  return {
    subject: toSingleLine(getPartText('subject')),
    greeting: getFilledText('greeting'),
    body: getPartText('intro'),
    ...(action && { action: getFilledText(action) }),
    linkBelow: getFilledText('link_below'),
    ignore: getFilledText(ignore),
    closing: getPartText('closing'),
    question:
      names.adviser === null
        ? getFilledText('question_tenant')
        : words('question_adviser', { ...values, name: names.adviser }),
  }
}
