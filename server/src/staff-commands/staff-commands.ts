import { tenantFeatureNames } from '@portal/contract/console-tenants'
import { maxMessageAttachments } from '@portal/contract/desk/conversation'
import { minStaffReasonLength } from '@portal/contract/desk/desk-document'
import { leadStatuses, maxLeadNoteLength } from '@portal/contract/desk/desk-lead'
import { maxSigningNoteLength } from '@portal/contract/desk/desk-signing'
import { maxRequestedDocuments } from '@portal/contract/desk/document-request'
import { TenantProfileForm } from '@portal/contract/desk/tenant-settings'
import { dateField } from '@portal/contract/input-field'
import { signingKinds } from '@portal/contract/signing'
import { findMortgageStatus } from '@portal/domain/mortgage-status'
import * as v from 'valibot'
import { staffRoleNames } from '../database/tables/staff.ts'
import {
  allowedUrlStart,
  eventNamesField,
  splitAtCommas,
  timestampField,
  webhookUrlField,
} from './webhook-fields.ts'

const shortTextField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const longTextField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(20_000))
const wholeNumberField = v.pipe(
  v.union([v.string(), v.number()]),
  v.toNumber(),
  v.integer(),
  v.minValue(0),
  v.maxValue(2 ** 31 - 1),
)
const booleanField = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)
const colourField = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be like #2438e0'))
const reasonField = v.pipe(longTextField, v.minLength(minStaffReasonLength))
const emailField = v.pipe(v.string(), v.email(), v.maxLength(200), v.toLowerCase())
const requestedDocumentsField = v.array(
  v.object({ name: shortTextField, comment: v.optional(longTextField) }),
)
const customerFields = { tenant: shortTextField, customer: shortTextField }

const adviceServices = [
  'interest_list',
  'scenarios',
  'maximum_mortgage',
  'refinance',
  'sustainability',
] as const

/** An origin with https; http is allowed for localhost. */
const originField = v.pipe(
  v.string(),
  v.regex(allowedUrlStart, 'must begin with https://'),
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be like https://www.example.nl',
  ),
  v.regex(/^[a-z0-9:/.[\]-]+$/, 'must be like https://www.example.nl'),
)

/** Comma-separated origins; `none` for an empty list. */
const originsField = v.pipe(
  v.string(),
  v.transform((value) => (value === 'none' ? [] : splitAtCommas(value))),
  v.pipe(v.array(originField), v.maxLength(20)),
)

/** Document numbers: a list, or comma-separated text. */
const documentNumbersField = v.pipe(
  v.union([
    v.array(v.union([v.string(), v.number()])),
    v.pipe(
      v.string(),
      v.transform((value): (string | number)[] => value.split(',').filter((one) => one.trim() !== '')),
    ),
  ]),
  v.array(wholeNumberField),
  v.maxLength(maxMessageAttachments),
)

const keyNameField = v.pipe(
  v.string(),
  v.regex(/^[\w .-]{1,60}$/, 'must be 1 to 60 letters, digits and spaces'),
)
const keyDaysField = v.optional(v.pipe(wholeNumberField, v.minValue(1), v.maxValue(3650)))

/** Arguments of each staff command. `customer` is a user name, `tenant` a subdomain. */
export const staffCommands = {
  task: v.object({
    ...customerFields,
    title: shortTextField,
    description: v.optional(longTextField),
    date: v.optional(dateField),
  }),
  done: v.object({ task: wholeNumberField }),
  message: v.object({
    ...customerFields,
    title: shortTextField,
    content: longTextField,
    answer: v.optional(booleanField, 'false'),
    attached: v.optional(documentNumbersField, ''),
  }),
  signal: v.object({ ...customerFields, description: shortTextField, message: longTextField }),
  mail: v.object({
    ...customerFields,
    subject: shortTextField,
    html: longTextField,
    from: v.optional(shortTextField),
    received: v.optional(booleanField, 'false'),
    bulk: v.optional(booleanField, 'false'),
  }),
  request: v.object({
    ...customerFields,
    name: shortTextField,
    comment: v.optional(longTextField),
    date: v.optional(dateField),
    mortgage: v.optional(wholeNumberField),
  }),
  ask: v.object({
    ...customerFields,
    documents: v.pipe(
      v.union([
        requestedDocumentsField,
        v.pipe(
          v.string(),
          v.transform((value) => value.split(';').map((name) => ({ name: name.trim() }))),
        ),
      ]),
      requestedDocumentsField,
      v.nonEmpty(),
      v.maxLength(maxRequestedDocuments),
    ),
    date: v.optional(dateField),
    mortgage: v.optional(wholeNumberField),
  }),
  signature: v.object({
    ...customerFields,
    document: wholeNumberField,
    kind: v.picklist(signingKinds),
    note: v.optional(v.pipe(longTextField, v.maxLength(maxSigningNoteLength))),
    date: v.optional(dateField),
  }),
  'signature-withdraw': v.object({ signature: wholeNumberField }),
  'signature-seen': v.object({ signature: wholeNumberField }),
  certificate: v.object({
    tenant: shortTextField,
    p12: v.optional(v.pipe(v.string(), v.maxLength(40_000), v.base64('must be a PKCS#12 file in base64'))),
    password: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  }),
  withdraw: v.object({ kind: v.picklist(['mortgage', 'damage', 'task']), item: wholeNumberField }),
  accept: v.object({ document: wholeNumberField }),
  reject: v.object({ document: wholeNumberField, reason: reasonField }),
  handle: v.object({ item: wholeNumberField }),
  'send-back': v.object({ item: wholeNumberField, reason: reasonField }),
  remark: v.object({ ...customerFields, content: longTextField }),
  block: v.object({
    tenant: shortTextField,
    resource: wholeNumberField,
    from: dateField,
    to: dateField,
    reason: shortTextField,
  }),
  unblock: v.object({ tenant: shortTextField, blocked: wholeNumberField }),
  cancel: v.object({ appointment: wholeNumberField, reason: reasonField }),
  status: v.object({
    mortgage: wholeNumberField,
    status: v.pipe(
      wholeNumberField,
      v.check((code) => findMortgageStatus(code) !== undefined, 'is no known status'),
    ),
  }),
  flag: v.object({
    tenant: shortTextField,
    flag: v.picklist(tenantFeatureNames),
    value: v.picklist(['true', 'false', 'unset']),
  }),
  profile: v.object({ tenant: shortTextField, ...TenantProfileForm.entries }),
  'profile-undo': v.object({ tenant: shortTextField, change: wholeNumberField }),
  key: v.object({
    tenant: shortTextField,
    service: v.picklist(adviceServices),
    value: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits')),
  }),
  embed: v.object({ tenant: shortTextField, origins: v.optional(originsField) }),
  tenant: v.object({
    subdomain: v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]{1,40}$/, 'must be small letters, digits and dashes'),
      v.notValue('assets', 'must be another: scripts come from assets'),
    ),
    code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,20}$/, 'must be capitals and digits')),
    name: shortTextField,
    primary: colourField,
    secondary: colourField,
    tertiary: v.optional(colourField),
    pronoun: v.optional(v.picklist(['JE', 'U']), 'U'),
  }),
  customer: v.object({
    tenant: shortTextField,
    username: v.pipe(shortTextField, v.toLowerCase()),
    email: emailField,
    first: shortTextField,
    last: shortTextField,
    prefix: v.optional(shortTextField),
    activation: v.optional(
      v.pipe(v.string(), v.regex(/^[\w-]{6,100}$/, 'must be 6 letters or digits or more')),
    ),
  }),
  invite: v.object(customerFields),
  'keys-reset': v.object({
    ...customerFields,
    ground: v.pipe(shortTextField, v.minLength(minStaffReasonLength)),
  }),
  'end-grant': v.object({ ...customerFields, grant: wholeNumberField }),
  lock: v.object({ ...customerFields, locked: v.optional(booleanField, 'true') }),
  read: v.object({
    tenant: shortTextField,
    kind: v.optional(
      v.picklist(['message', 'task_reply', 'activity_note', 'lead', 'edit', 'invitation', 'retrieval']),
    ),
  }),
  advice: v.object({ lead: wholeNumberField }),
  lead: v.object({
    tenant: shortTextField,
    lead: wholeNumberField,
    status: v.picklist(leadStatuses),
    assignee: v.optional(emailField),
    note: v.optional(v.pipe(longTextField, v.maxLength(maxLeadNoteLength))),
    after: v.optional(wholeNumberField),
  }),
  list: v.object(customerFields),
  documents: v.object(customerFields),
  document: v.object({ document: wholeNumberField }),
  person: v.object({
    tenant: shortTextField,
    email: emailField,
    name: v.optional(shortTextField),
    role: v.picklist([...staffRoleNames, 'none']),
  }),
  people: v.object({ tenant: shortTextField }),
  audit: v.object({ tenant: v.optional(shortTextField), customer: v.optional(shortTextField) }),
  'key-add': v.object({
    tenant: shortTextField,
    label: keyNameField,
    scopes: v.optional(
      v.pipe(
        v.string(),
        v.transform(splitAtCommas),
        v.array(v.picklist(['read', 'write'], 'must be read, write, or both with a comma')),
      ),
      'read,write',
    ),
    days: keyDaysField,
  }),
  'key-lenders': v.object({ tenant: shortTextField, label: keyNameField, days: keyDaysField }),
  'key-list': v.object({ tenant: shortTextField }),
  'key-withdraw': v.object({ tenant: shortTextField, label: shortTextField }),
  'webhook-add': v.object({
    tenant: shortTextField,
    label: keyNameField,
    url: webhookUrlField,
    events: eventNamesField,
  }),
  'webhook-list': v.object({ tenant: shortTextField }),
  'webhook-remove': v.object({ tenant: shortTextField, label: shortTextField }),
  'webhook-test': v.object({ tenant: shortTextField, label: shortTextField }),
  'webhook-replay': v.object({
    tenant: shortTextField,
    since: timestampField,
    label: v.optional(shortTextField),
  }),
  leave: v.object(customerFields),
  'come-back': v.object(customerFields),
  hold: v.object({ ...customerFields, reason: v.pipe(reasonField, v.maxLength(1000)) }),
  release: v.object(customerFields),
  retention: v.object({
    tenant: shortTextField,
    days: v.optional(v.pipe(wholeNumberField, v.maxValue(36_500)), '0'),
  }),
  closed: v.object({ tenant: shortTextField, customer: v.optional(wholeNumberField) }),
  mails: v.object({
    tenant: shortTextField,
    which: v.optional(v.picklist(['failed', 'waiting']), 'failed'),
    again: v.optional(booleanField, 'false'),
  }),
} satisfies Record<string, v.GenericSchema>

export const commandSummaries: Record<CommandName, string> = {
  task: 'puts a task in a customer’s file',
  done: 'marks a task as done, once its answer has been dealt with',
  message:
    'sends a customer a message, which may want an answer; --attached 12,13 sends documents of the file along',
  signal: 'puts a notice in a customer’s file',
  mail: 'puts a mail in a customer’s file: the tenant’s own, from its address unless another is named, or one that was received; one that went to many is bulk',
  request: 'asks a customer for a document, for the first mortgage unless one is named',
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

export type CommandName = keyof typeof staffCommands
export type CommandArguments<N extends CommandName> = v.InferOutput<(typeof staffCommands)[N]>
/**
 * Implementation of each command. May return a function that runs after the transaction, to do slow work outside it.
 */
export type CommandActions = { [N in CommandName]: (args: CommandArguments<N>) => Promise<unknown> }
