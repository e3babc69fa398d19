import { staffRoleNames } from '../database/tables/staff.ts'
import type { CommandName } from './commands.ts'

const rolesWithReadAccess = staffRoleNames
const rolesWithWriteAccess = ['adviser', 'owner'] as const
const rolesThatDecide = ['owner', 'operator'] as const
const operatorOnly = ['operator'] as const

/** A role at the tenant, or operator for all tenants. */
export type ActingRole = (typeof rolesWithReadAccess)[number] | 'operator'

/** Roles that may run each command. Operators manage tenants, but cannot read customers' files. */
export const commandRoles: Readonly<Record<CommandName, readonly ActingRole[]>> = {
  list: rolesWithReadAccess,
  documents: rolesWithReadAccess,
  document: rolesWithReadAccess,
  read: rolesWithReadAccess,
  advice: rolesWithReadAccess,
  'upcoming-events': rolesWithReadAccess,
  task: rolesWithWriteAccess,
  done: rolesWithWriteAccess,
  message: rolesWithWriteAccess,
  signal: rolesWithWriteAccess,
  mail: rolesWithWriteAccess,
  request: rolesWithWriteAccess,
  received: rolesWithWriteAccess,
  ask: rolesWithWriteAccess,
  withdraw: rolesWithWriteAccess,
  signature: rolesWithWriteAccess,
  'signature-withdraw': rolesWithWriteAccess,
  'signature-seen': rolesWithWriteAccess,
  accept: rolesWithWriteAccess,
  reject: rolesWithWriteAccess,
  handle: rolesWithWriteAccess,
  lead: rolesWithWriteAccess,
  'send-back': rolesWithWriteAccess,
  remark: rolesWithWriteAccess,
  block: rolesWithWriteAccess,
  unblock: rolesWithWriteAccess,
  cancel: rolesWithWriteAccess,
  status: rolesWithWriteAccess,
  invite: rolesWithWriteAccess,
  'keys-reset': rolesWithWriteAccess,
  'end-grant': rolesWithWriteAccess,
  lock: rolesWithWriteAccess,
  leave: rolesWithWriteAccess,
  'come-back': rolesWithWriteAccess,
  customer: rolesWithWriteAccess,
  flag: rolesThatDecide,
  profile: rolesThatDecide,
  'profile-undo': rolesThatDecide,
  key: rolesThatDecide,
  embed: rolesThatDecide,
  certificate: rolesThatDecide,
  person: rolesThatDecide,
  people: rolesThatDecide,
  audit: rolesThatDecide,
  mails: rolesThatDecide,
  hold: ['owner'],
  release: ['owner'],
  retention: ['owner'],
  closed: ['owner'],
  'key-add': ['owner'],
  'key-list': rolesThatDecide,
  'key-withdraw': rolesThatDecide,
  'key-lenders': operatorOnly,
  'webhook-add': ['owner'],
  'webhook-list': ['owner'],
  'webhook-remove': ['owner'],
  'webhook-test': ['owner'],
  'webhook-replay': ['owner'],
  tenant: operatorOnly,
  rates: operatorOnly,
}
