import { featureNames } from '@portal/contract/console-tenants'
import { maxAttachments } from '@portal/contract/desk/conversation'
import { minReasonLength } from '@portal/contract/desk/document'
import { leadStatuses, maxLeadNoteLength } from '@portal/contract/desk/lead'
import { maxRequestedDocuments } from '@portal/contract/desk/request'
import { TenantProfileForm } from '@portal/contract/desk/settings'
import { maxSigningNoteLength } from '@portal/contract/desk/signing'
import { riskClasses } from '@portal/contract/interest-list'
import { interestPeriods } from '@portal/contract/refinance'
import { date } from '@portal/contract/sent'
import { signingKinds } from '@portal/contract/signing'
import { mortgageStatusOf } from '@portal/domain/mortgage-status'
import * as v from 'valibot'
import { staffRoleNames } from '../database/tables/staff.ts'
import { begins, eventNames, hookAddress, moment } from './webhook-fields.ts'

const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(20_000))
const wholeNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.toNumber(),
  v.integer(),
  v.minValue(0),
  v.maxValue(2 ** 31 - 1),
)
const yes = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be like #2438e0'))
const customer = { tenant: word, customer: word }

/** Calculation services with a tenant key (TENANT-18). */
const services = ['interest_list', 'scenarios', 'maximum_mortgage', 'refinance', 'sustainability'] as const

/** Rates in percent by period in months, such as '12:3.61,120:3.64', parsed to fractions. */
const rates = v.pipe(
  v.string(),
  v.regex(/^\d+:\d{1,2}(\.\d{1,3})?(,\d+:\d{1,2}(\.\d{1,3})?)*$/, 'must be like 12:3.61,120:3.64'),
  v.transform((value) =>
    Object.fromEntries(
      value.split(',').map((pair) => {
        const [months = '', percent = ''] = pair.split(':')
        return [months, Math.round(Number(percent) * 1000) / 1e5]
      }),
    ),
  ),
  v.check(
    (value) => Object.keys(value).every((months) => interestPeriods.some((one) => String(one) === months)),
    `must be of ${interestPeriods.join(', ')} months`,
  ),
)

/** An origin; http only for localhost. */
const origin = v.pipe(
  v.string(),
  v.regex(begins, 'must begin with https://'),
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be like https://www.example.nl',
  ),
  v.regex(/^[a-z0-9:/.[\]-]+$/, 'must be like https://www.example.nl'),
)

/** Comma-separated origins; `none` for none. */
const origins = v.pipe(
  v.string(),
  v.transform((value) => (value === 'none' ? [] : [...new Set(value.split(',').map((one) => one.trim()))])),
  v.pipe(v.array(origin), v.maxLength(20)),
)

/** Numbers of documents, comma-separated if they come as text. */
const numbers = v.pipe(
  v.union([
    v.array(v.union([v.string(), v.number()])),
    v.pipe(
      v.string(),
      v.transform((value): (string | number)[] => value.split(',').filter((one) => one.trim() !== '')),
    ),
  ]),
  v.array(wholeNumber),
  v.maxLength(maxAttachments),
)

/** Name of a tenant API key. */
const keyName = v.pipe(v.string(), v.regex(/^[\w .-]{1,60}$/, 'must be 1 to 60 letters, digits and spaces'))
/** Days until it expires. */
const keyDays = v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(3650)))

/** Commands for staff with their arguments. `customer` is a user name, `tenant` a subdomain. */
export const commands = {
  task: v.object({
    ...customer,
    title: word,
    description: v.optional(text),
    date: v.optional(date),
  }),
  done: v.object({ task: wholeNumber }),
  message: v.object({
    ...customer,
    title: word,
    content: text,
    answer: v.optional(yes, 'false'),
    attached: v.optional(numbers, ''),
  }),
  signal: v.object({ ...customer, description: word, message: text }),
  mail: v.object({
    ...customer,
    subject: word,
    html: text,
    from: v.optional(word),
    received: v.optional(yes, 'false'),
    bulk: v.optional(yes, 'false'),
  }),
  request: v.object({
    ...customer,
    name: word,
    comment: v.optional(text),
    date: v.optional(date),
    mortgage: v.optional(wholeNumber),
  }),
  received: v.object({ item: wholeNumber, completed: v.optional(yes, 'false'), comment: v.optional(text) }),
  ask: v.object({
    ...customer,
    documents: v.pipe(
      v.union([
        v.array(v.object({ name: word, comment: v.optional(text) })),
        v.pipe(
          v.string(),
          v.transform((value) => value.split(';').map((name) => ({ name: name.trim() }))),
        ),
      ]),
      v.array(v.object({ name: word, comment: v.optional(text) })),
      v.nonEmpty(),
      v.maxLength(maxRequestedDocuments),
    ),
    date: v.optional(date),
    mortgage: v.optional(wholeNumber),
  }),
  signature: v.object({
    ...customer,
    document: wholeNumber,
    kind: v.picklist(signingKinds),
    note: v.optional(v.pipe(text, v.maxLength(maxSigningNoteLength))),
    date: v.optional(date),
  }),
  'signature-withdraw': v.object({ signature: wholeNumber }),
  'signature-seen': v.object({ signature: wholeNumber }),
  certificate: v.object({
    tenant: word,
    p12: v.optional(v.pipe(v.string(), v.maxLength(40_000), v.base64('must be a PKCS#12 file in base64'))),
    password: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  }),
  withdraw: v.object({ kind: v.picklist(['mortgage', 'damage', 'task']), item: wholeNumber }),
  accept: v.object({ document: wholeNumber }),
  reject: v.object({ document: wholeNumber, reason: v.pipe(text, v.minLength(minReasonLength)) }),
  handle: v.object({ item: wholeNumber }),
  'send-back': v.object({ item: wholeNumber, reason: v.pipe(text, v.minLength(minReasonLength)) }),
  remark: v.object({ ...customer, content: text }),
  block: v.object({ tenant: word, resource: wholeNumber, from: date, to: date, reason: word }),
  unblock: v.object({ tenant: word, blocked: wholeNumber }),
  cancel: v.object({ appointment: wholeNumber, reason: v.pipe(text, v.minLength(minReasonLength)) }),
  status: v.object({
    mortgage: wholeNumber,
    status: v.pipe(
      wholeNumber,
      v.check((code) => mortgageStatusOf(code) !== undefined, 'is no known status'),
    ),
  }),
  flag: v.object({
    tenant: word,
    flag: v.picklist(featureNames),
    value: v.picklist(['true', 'false', 'unset']),
  }),
  profile: v.object({ tenant: word, ...TenantProfileForm.entries }),
  'profile-undo': v.object({ tenant: word, change: wholeNumber }),
  key: v.object({
    tenant: word,
    service: v.picklist(services),
    value: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits')),
  }),
  embed: v.object({ tenant: word, origins: v.optional(origins) }),
  rates: v.object({ lender: word, product: word, risk: v.picklist(riskClasses), rates }),
  tenant: v.object({
    subdomain: v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]{1,40}$/, 'must be small letters, digits and dashes'),
      v.notValue('assets', 'must be another: scripts come from assets'),
    ),
    code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,20}$/, 'must be capitals and digits')),
    name: word,
    primary: colour,
    secondary: colour,
    tertiary: v.optional(colour),
    pronoun: v.optional(v.picklist(['JE', 'U']), 'U'),
  }),
  customer: v.object({
    tenant: word,
    username: v.pipe(word, v.toLowerCase()),
    email: v.pipe(v.string(), v.email(), v.maxLength(200), v.toLowerCase()),
    first: word,
    last: word,
    prefix: v.optional(word),
    activation: v.optional(
      v.pipe(v.string(), v.regex(/^[\w-]{6,100}$/, 'must be 6 letters or digits or more')),
    ),
  }),
  invite: v.object(customer),
  'keys-reset': v.object({ ...customer, ground: v.pipe(word, v.minLength(minReasonLength)) }),
  'end-grant': v.object({ ...customer, grant: wholeNumber }),
  lock: v.object({ ...customer, locked: v.optional(yes, 'true') }),
  read: v.object({
    tenant: word,
    kind: v.optional(
      v.picklist(['message', 'task_reply', 'activity_note', 'lead', 'edit', 'invitation', 'retrieval']),
    ),
  }),
  advice: v.object({ lead: wholeNumber }),
  lead: v.object({
    tenant: word,
    lead: wholeNumber,
    status: v.picklist(leadStatuses),
    assignee: v.optional(v.pipe(v.string(), v.email(), v.maxLength(200), v.toLowerCase())),
    note: v.optional(v.pipe(text, v.maxLength(maxLeadNoteLength))),
    after: v.optional(wholeNumber),
  }),
  radar: v.object({
    tenant: word,
    months: v.optional(v.pipe(wholeNumber, v.maxValue(600)), '12'),
    fresh: v.optional(yes, 'false'),
  }),
  list: v.object(customer),
  documents: v.object(customer),
  document: v.object({ document: wholeNumber }),
  person: v.object({
    tenant: word,
    email: v.pipe(v.string(), v.email(), v.maxLength(200), v.toLowerCase()),
    name: v.optional(word),
    role: v.picklist([...staffRoleNames, 'none']),
  }),
  people: v.object({ tenant: word }),
  audit: v.object({ tenant: v.optional(word), customer: v.optional(word) }),
  'key-add': v.object({
    tenant: word,
    label: keyName,
    scopes: v.optional(
      v.pipe(
        v.string(),
        v.transform((value) => [...new Set(value.split(',').map((one) => one.trim()))]),
        v.array(v.picklist(['read', 'write'], 'must be read, write, or both with a comma')),
      ),
      'read,write',
    ),
    days: keyDays,
  }),
  'key-lenders': v.object({
    tenant: word,
    label: keyName,
    days: keyDays,
  }),
  'key-list': v.object({ tenant: word }),
  'key-withdraw': v.object({ tenant: word, label: word }),
  'webhook-add': v.object({ tenant: word, label: keyName, url: hookAddress, events: eventNames }),
  'webhook-list': v.object({ tenant: word }),
  'webhook-remove': v.object({ tenant: word, label: word }),
  'webhook-test': v.object({ tenant: word, label: word }),
  'webhook-replay': v.object({ tenant: word, since: moment, label: v.optional(word) }),
  leave: v.object(customer),
  'come-back': v.object(customer),
  hold: v.object({ ...customer, reason: v.pipe(text, v.minLength(minReasonLength), v.maxLength(1000)) }),
  release: v.object(customer),
  retention: v.object({ tenant: word, days: v.optional(v.pipe(wholeNumber, v.maxValue(36_500)), '0') }),
  closed: v.object({ tenant: word, customer: v.optional(wholeNumber) }),
  mails: v.object({
    tenant: word,
    which: v.optional(v.picklist(['failed', 'waiting']), 'failed'),
    again: v.optional(yes, 'false'),
  }),
} satisfies Record<string, v.GenericSchema>

/** One-sentence help for each. */
export const summaries: Record<CommandName, string> = {
  task: 'puts a task in a customer’s file',
  done: 'marks a task as done, once its answer has been dealt with',
  message:
    'sends a customer a message, which may want an answer; --attached 12,13 sends documents of the file along',
  signal: 'puts a notice in a customer’s file',
  mail: 'puts a mail in a customer’s file: the tenant’s own, from its address unless another is named, or one that was received; one that went to many is bulk',
  request: 'asks a customer for a document, for the first mortgage unless one is named',
  received: 'marks a requested document as received, or as completed',
  ask: 'asks a customer for documents, parted by semicolons, for the first mortgage unless one is named, or as tasks where there is none',
  signature:
    'asks a customer to sign a PDF of the file with a second factor: --kind service_order, sepa_mandate or other, with a --note and a --date before which it is wanted',
  'signature-withdraw': 'takes back that a customer is asked to sign, while the customer has not decided',
  'signature-seen': 'takes note of what a customer signed or declined, so that it waits at the desk no more',
  certificate:
    'tells which certificate the tenant seals with and until when; --p12 "$(base64 -w0 tenant.p12)" --password … puts another in its place',
  withdraw: 'takes a request back: --kind mortgage, damage or task',
  accept: 'takes a document that a customer sent; what it was asked for by is then done',
  reject:
    'asks for another document in place of one that a customer sent; the customer reads the reason and can answer it',
  handle: 'marks what a customer sent as dealt with: a message, a change, a request for advice',
  'send-back': 'undoes a change that a customer made, as far as it still stands, and tells the customer why',
  block: 'blocks days of somebody, both included, so that customers cannot book them',
  unblock: 'lets blocked days be booked again',
  cancel: 'cancels an appointment, and tells the customer why',
  remark: 'writes a note about a customer for colleagues, which no customer gets',
  status: 'moves a mortgage to another status',
  flag: 'sets or unsets a flag of a tenant',
  profile:
    'changes what a tenant shows of itself: --name, --slogan, --website, --contact_email, --pronoun, --primary_color and so on',
  'profile-undo': 'takes a change of what a tenant shows back, by its number',
  key: 'gives a tenant its key of a calculation service; without one the tenant’s customers do not see it',
  embed:
    'tells what to put in a page of the tenant’s own site to show a widget there; --origins https://a.nl,https://b.nl (or none) sets which sites may',
  rates: 'sets what a product costs by period in months and class of risk: 12:3.61,120:3.64',
  tenant: 'adds a tenant',
  customer: 'adds a customer, who sets a password with the activation code, or by forgot password',
  invite: 'mails a customer who has no password yet a link to choose one',
  'keys-reset':
    'takes the passkeys and the app of a customer who has lost them away, and signs them out everywhere; --ground says how it was made sure who asks, and is on record',
  'end-grant':
    'ends access that somebody has to a customer’s file, by the number of the --grant; of a partner it ends too what the partner kept to themselves, so that comes last',
  lock: 'opens a customer’s file for work, so that saves are refused, or closes it',
  read: 'reads what customers sent: messages, replies, notes, leads, edits; they see that it was looked at',
  advice:
    'gives what a lead was shown, from what it was worked out and by which norms, and whether the same comes out again',
  lead: 'takes a request for advice up, oneself or an --assignee by e-mail address, puts it back or is done with it: --status taken_up, new or done, with a --note for colleagues',
  radar:
    'lists what is ahead of the tenant’s files within twelve months, or as many as --months says, by what last night found; --fresh true works it out now',
  list: 'lists a customer’s mortgages and requested documents, with their numbers',
  documents: 'lists what is in a customer’s file, with numbers and what each belongs to',
  document: 'gives one document as it is, in base64; the customer sees that it was looked at',
  person:
    'gives somebody a role at a tenant, reader, adviser or owner, or takes it away: none; a name that another tenant knows stays',
  people: 'lists who has which role at a tenant',
  audit:
    'tells what staff did for a tenant, or without one for all tenants, newest first, and whether the record is whole: broken_at is null',
  'key-add':
    'makes a key with which a system of the tenant reads and writes its records (pnpm tenant); the key is shown this once',
  'key-lenders':
    'makes a key with which lenders, products and rates of all tenants are imported, and nothing else',
  'key-list': 'lists the keys of a tenant, withdrawn ones included',
  'key-withdraw': 'withdraws a key of a tenant; nothing is let in by it from then on',
  'webhook-add':
    'tells a system of the tenant what customers do, by signed webhooks to an address; the secret is shown this once',
  'webhook-list': 'lists the webhooks of a tenant, with what waits, and why one is disabled',
  'webhook-remove': 'removes a webhook, with what waits for it',
  'webhook-test':
    'sends a webhook a test and tells what came of it; one that was disabled and takes it is used again',
  'webhook-replay':
    'sends again what customers did since a day or moment, to one webhook or to all; whoever took it knows it by its id',
  mails:
    'lists mails to customers that were given up (mails failed), or that are still to be sent (mails waiting), and why; mails failed --again true sends them after all',
  leave:
    'tells that a customer left the tenant, who then reads the file for thirty days and takes it along; after that it is erased but for what must stay',
  'come-back': 'tells that a customer who left stays after all',
  hold: 'holds back that a customer who asked for it is erased, with why',
  release: 'lets that go on',
  retention:
    'tells how many customers and records of each kind the next night would remove, or a night so many days on; removes nothing',
  closed:
    'lists customers who were erased of whom something must stay: name, date of birth, and since when; by the number of one all that stays',
}

export type CommandName = keyof typeof commands
/** Arguments of a command. */
export type Given<N extends CommandName> = v.InferOutput<(typeof commands)[N]>
/**
 * Implementation of each command. Returns its output, or a function to run after the audit record is committed, so that
 * the transaction does not wait for it.
 */
export type Actions = { [N in CommandName]: (given: Given<N>) => Promise<unknown> }
