import { staffRoleNames } from '../database/tables/staff.ts'
import type { CommandName } from './commands.ts'

const reading = staffRoleNames
const writing = ['adviser', 'owner'] as const
const deciding = ['owner', 'operator'] as const
const operating = ['operator'] as const

/** Role for a command: a role at the tenant, or operator for all tenants. */
export type ActingRole = (typeof reading)[number] | 'operator'

/** Roles that may run each command. Operators manage tenants and cannot read customers' files. */
export const commandRoles: Readonly<Record<CommandName, readonly ActingRole[]>> = {
  list: reading,
  documents: reading,
  document: reading,
  read: reading,
  advice: reading,
  radar: reading,
  task: writing,
  done: writing,
  message: writing,
  signal: writing,
  mail: writing,
  request: writing,
  received: writing,
  ask: writing,
  withdraw: writing,
  signature: writing,
  'signature-withdraw': writing,
  'signature-seen': writing,
  accept: writing,
  reject: writing,
  handle: writing,
  lead: writing,
  'send-back': writing,
  remark: writing,
  block: writing,
  unblock: writing,
  cancel: writing,
  status: writing,
  invite: writing,
  'keys-reset': writing,
  'end-grant': writing,
  lock: writing,
  leave: writing,
  'come-back': writing,
  customer: writing,
  flag: deciding,
  profile: deciding,
  'profile-undo': deciding,
  key: deciding,
  embed: deciding,
  certificate: deciding,
  person: deciding,
  people: deciding,
  audit: deciding,
  mails: deciding,
  hold: ['owner'],
  release: ['owner'],
  retention: ['owner'],
  closed: ['owner'],
  'key-add': ['owner'],
  'key-list': deciding,
  'key-withdraw': deciding,
  'key-lenders': operating,
  'webhook-add': ['owner'],
  'webhook-list': ['owner'],
  'webhook-remove': ['owner'],
  'webhook-test': ['owner'],
  'webhook-replay': ['owner'],
  tenant: operating,
  rates: operating,
}
