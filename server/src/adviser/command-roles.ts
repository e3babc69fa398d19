import { staffRoleNames } from '../database/tables/staff.ts'
import type { CommandName } from './commands.ts'

const readRoles = staffRoleNames
const writeRoles = ['adviser', 'owner'] as const
const decideRoles = ['owner', 'operator'] as const
const operatorRoles = ['operator'] as const

/** Role with which a person runs a command: a role at the tenant, or operator for all tenants. */
export type ActingRole = (typeof readRoles)[number] | 'operator'

/** Roles that may run each command. Operators manage tenants and cannot read customers' files. */
export const commandRoles: Readonly<Record<CommandName, readonly ActingRole[]>> = {
  list: readRoles,
  documents: readRoles,
  document: readRoles,
  read: readRoles,
  advice: readRoles,
  radar: readRoles,
  task: writeRoles,
  done: writeRoles,
  message: writeRoles,
  signal: writeRoles,
  mail: writeRoles,
  request: writeRoles,
  received: writeRoles,
  ask: writeRoles,
  withdraw: writeRoles,
  signature: writeRoles,
  'signature-withdraw': writeRoles,
  'signature-seen': writeRoles,
  accept: writeRoles,
  reject: writeRoles,
  handle: writeRoles,
  lead: writeRoles,
  'send-back': writeRoles,
  remark: writeRoles,
  block: writeRoles,
  unblock: writeRoles,
  cancel: writeRoles,
  status: writeRoles,
  invite: writeRoles,
  'keys-reset': writeRoles,
  'end-grant': writeRoles,
  lock: writeRoles,
  leave: writeRoles,
  'come-back': writeRoles,
  customer: writeRoles,
  flag: decideRoles,
  profile: decideRoles,
  'profile-undo': decideRoles,
  key: decideRoles,
  embed: decideRoles,
  certificate: decideRoles,
  person: decideRoles,
  people: decideRoles,
  audit: decideRoles,
  mails: decideRoles,
  hold: ['owner'],
  release: ['owner'],
  retention: ['owner'],
  closed: ['owner'],
  'key-add': ['owner'],
  'key-list': decideRoles,
  'key-withdraw': decideRoles,
  'key-lenders': operatorRoles,
  'webhook-add': ['owner'],
  'webhook-list': ['owner'],
  'webhook-remove': ['owner'],
  'webhook-test': ['owner'],
  'webhook-replay': ['owner'],
  tenant: operatorRoles,
  rates: operatorRoles,
}
