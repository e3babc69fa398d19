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

/** Kinds of news in the order in which a mail lists them. */
const newsKinds = ['message', 'request', 'reminder', 'file'] as const satisfies (keyof NewsCounts)[]

export const securityOccasions = [
  'password-changed',
  'new-device',
  'two-step-off',
  'passkey-added',
  'passkey-removed',
  'passkey-copied',
  'app-added',
  'app-removed',
  'recovery-used',
  'keys-reset',
  'token-reused',
  'erasure-asked',
] as const satisfies MailOccasion[]

export type SecurityOccasion = (typeof securityOccasions)[number]
export type HouseholdOccasion = Extract<MailOccasion, `household-${string}`>

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

/** Text ids of the button, and of the text about an unexpected mail. */
interface ButtonAndIgnoreIds {
  action?: MailTextId
  ignore: MailTextId
}

const action = 'invitation_action'
const security: ButtonAndIgnoreIds = { action: 'security_action', ignore: 'security_ignore' }
const requested: ButtonAndIgnoreIds = { ignore: 'ignore' }
const leaving: ButtonAndIgnoreIds = { action, ignore: 'left_ignore' }
const household: ButtonAndIgnoreIds = { action, ignore: 'household_ignore' }

const buttonAndIgnoreIds: Readonly<Record<Exclude<MailOccasion, SecurityOccasion>, ButtonAndIgnoreIds>> = {
  code: requested,
  'two-step': requested,
  signing: requested,
  reset: { ...requested, action: 'reset_action' },
  register: { ...requested, action: 'register_action' },
  invitation: { ...requested, action },
  news: { action, ignore: 'news_settings' },
  signed: { action, ignore: 'signed_ignore' },
  'erasure-done': { action, ignore: 'erasure_done_ignore' },
  left: leaving,
  'left-soon': leaving,
  'left-undone': leaving,
  'household-invited': household,
  'household-accepted': household,
  'household-changed': household,
  'household-ended': household,
}

const isSecurityOccasion = (occasion: MailOccasion): occasion is SecurityOccasion =>
  !(occasion in buttonAndIgnoreIds)

const createTextLookup = (locale: Locale) =>
  getMailTexts(locale.slice(0, 2) as Language, locale.endsWith('_u'))

/** Returns the default texts of the parts that a tenant may change. */
export function getDefaultMailTexts(locale: Locale, occasion: MailOccasion): Record<MailPart, string> {
  const getText = createTextLookup(locale)
  return {
    subject: getText(`subject_${occasion}`),
    intro: getText(`body_${occasion}`),
    closing: getText('closing'),
  }
}

/** Joins lines, since a subject must stay on one line. */
const toSingleLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** Formats counts as text, such as 'one message and two requests'. */
function formatPendingItems(
  language: Language,
  counts: NewsCounts,
  getText: TextFunction<MailTextId>,
): string {
  const parts = newsKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) =>
      counts[kind] === 1 ? getText(`news_${kind}`) : getText(`news_${kind}s`, { count: counts[kind] }),
    )
  return new Intl.ListFormat(language).format(parts)
}

/** Replaces placeholders. `own` are the tenant's own texts. */
export function createMailText(
  locale: Locale,
  occasion: MailOccasion,
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
  const { action, ignore } = isSecurityOccasion(occasion) ? security : buttonAndIgnoreIds[occasion]
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
