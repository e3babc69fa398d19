import type { MailOccasion, MailPart, MailTexts } from '@portal/contract/desk/mail-texts'
import type { Language, Locale } from '@portal/contract/language'
import { createTextFunction, fillText, type TextFunction } from '@portal/domain/format/text-function'
import type { NewsCounts } from '../news/news-counts.ts'
import de from './texts/de.json' with { type: 'json' }
import de_u from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import en_u from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nl_u from './texts/nl_u.json' with { type: 'json' }

type MailTextId = keyof typeof nl

const getMailTexts = createTextFunction<MailTextId>({ nl, nl_u, en, en_u, de, de_u })

const requestedMailTextIds = {
  code: { subject: 'code_subject', body: 'code_body' },
  'two-step': { subject: 'two_step_subject', body: 'two_step_body' },
  signing: { subject: 'signing_subject', body: 'signing_body' },
  reset: { subject: 'reset_subject', body: 'reset_body', action: 'reset_action' },
  register: { subject: 'register_subject', body: 'register_body', action: 'register_action' },
  invitation: { subject: 'invitation_subject', body: 'invitation_body', action: 'invitation_action' },
} as const

const pendingItemTextIds = {
  message: { one: 'news_message', many: 'news_messages' },
  request: { one: 'news_request', many: 'news_requests' },
  reminder: { one: 'news_reminder', many: 'news_reminders' },
  file: { one: 'news_file', many: 'news_files' },
} as const

const securityTextIds = {
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

const leavingTextIds = {
  left: { subject: 'left_subject', body: 'left_body' },
  'left-soon': { subject: 'left_soon_subject', body: 'left_soon_body' },
  'left-undone': { subject: 'left_undone_subject', body: 'left_undone_body' },
} as const

const householdTextIds = {
  'household-invited': { subject: 'household_invited_subject', body: 'household_invited_body' },
  'household-accepted': { subject: 'household_accepted_subject', body: 'household_accepted_body' },
  'household-changed': { subject: 'household_changed_subject', body: 'household_changed_body' },
  'household-ended': { subject: 'household_ended_subject', body: 'household_ended_body' },
} as const

export type HouseholdOccasion = keyof typeof householdTextIds

export type SecurityOccasion = keyof typeof securityTextIds
export type CustomerMailOccasion = MailOccasion

/** @internal for tests */
export const securityOccasions = Object.keys(securityTextIds) as SecurityOccasion[]
export interface MailNames {
  tenant: string
  name: string
  /** The customer's adviser; null if the tenant signs the mail. */
  adviser: string | null
  /** Present only in news mails. */
  counts?: NewsCounts
  /** Name of the other person; present only in mails about access to a customer file. */
  person?: string
}

export interface MailText {
  subject: string
  greeting: string
  body: string
  /** Label of the button; present only in mails with a link. */
  action?: string
  /** Text above the URL of the button, for readers whose mail program does not show the button. */
  linkBelow: string
  /** Text about an unexpected mail, or about changing the preferences. */
  ignore: string
  closing: string
  /** Question above the contact details of the tenant. */
  question: string
}

interface MailTextIds {
  subject: MailTextId
  body: MailTextId
  action?: MailTextId
  ignore: MailTextId
}

const addTextIds = <Occasion extends CustomerMailOccasion>(
  texts: Readonly<Record<Occasion, Omit<MailTextIds, 'ignore'>>>,
  more: Pick<MailTextIds, 'action' | 'ignore'>,
) =>
  Object.fromEntries(
    Object.entries<Omit<MailTextIds, 'ignore'>>(texts).map(([occasion, ids]) => [
      occasion,
      { ...ids, ...more },
    ]),
  ) as Record<Occasion, MailTextIds>

const action = 'invitation_action'
/** A missing text of an occasion is a compile error. */
const textIdsByOccasion: Readonly<Record<CustomerMailOccasion, MailTextIds>> = {
  ...addTextIds(requestedMailTextIds, { ignore: 'ignore' }),
  ...addTextIds(securityTextIds, { action: 'security_action', ignore: 'security_ignore' }),
  ...addTextIds(leavingTextIds, { action, ignore: 'left_ignore' }),
  ...addTextIds(householdTextIds, { action, ignore: 'household_ignore' }),
  news: { subject: 'news_subject', body: 'news_body', action, ignore: 'news_settings' },
  signed: { subject: 'signed_subject', body: 'signed_body', action, ignore: 'signed_ignore' },
  'erasure-done': {
    subject: 'erasure_done_subject',
    body: 'erasure_done_body',
    action,
    ignore: 'erasure_done_ignore',
  },
}

const createTextLookup = (locale: Locale) =>
  getMailTexts(locale.slice(0, 2) as Language, locale.endsWith('_u'))

/** Returns the default texts of the parts that a tenant may change. */
export function getDefaultMailTexts(
  locale: Locale,
  occasion: CustomerMailOccasion,
): Record<MailPart, string> {
  const getText = createTextLookup(locale)
  const { subject, body } = textIdsByOccasion[occasion]
  return { subject: getText(subject), intro: getText(body), closing: getText('closing') }
}

/** Joins lines, since a subject must stay on one line. */
const toSingleLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Formats counts as text, such as 'one message and two requests'. */
function formatPendingItems(
  language: Language,
  counts: NewsCounts,
  getText: TextFunction<MailTextId>,
): string {
  const kinds = (Object.keys(pendingItemTextIds) as (keyof typeof pendingItemTextIds)[]).filter(
    (kind) => counts[kind] > 0,
  )
  const parts = kinds.map((kind) =>
    getText(pendingItemTextIds[kind][counts[kind] === 1 ? 'one' : 'many'], { count: counts[kind] }),
  )
  return new Intl.ListFormat(language).format(parts)
}

/** Replaces placeholders. `own` are the tenant's own texts. */
export function createMailText(
  locale: Locale,
  occasion: CustomerMailOccasion,
  names: MailNames,
  own?: MailTexts | undefined,
): MailText {
  const language = locale.slice(0, 2) as Language
  const getText = createTextLookup(locale)
  const values = {
    firm: names.tenant,
    name: names.name,
    adviser: names.adviser ?? names.tenant,
    person: names.person ?? names.tenant,
    ...(names.counts && { waiting: formatPendingItems(language, names.counts, getText) }),
  }
  const getFilledText = (id: MailTextId) => getText(id, values)
  const { action, ignore } = textIdsByOccasion[occasion]
  const portal = getDefaultMailTexts(locale, occasion)
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
        : getText('question_adviser', { ...values, name: names.adviser }),
  }
}
