import { staffRoleNames } from '../database/tables/staff.ts'
import type { CommandName } from './staff-commands.ts'

const rolesWithReadAccess = staffRoleNames
const rolesWithWriteAccess = ['adviser', 'owner'] as const
const rolesWithManagementAccess = ['owner', 'operator'] as const

export type ActingRole = (typeof rolesWithReadAccess)[number] | 'operator'

const allow = <Name extends CommandName, Role extends ActingRole>(
  roles: readonly Role[],
  ...commands: Name[]
) => Object.fromEntries(commands.map((name) => [name, roles])) as Record<Name, readonly Role[]>

/** Roles that may run each command. Operators manage tenants, but cannot read customers' files. */
export const commandRoles: Readonly<Record<CommandName, readonly ActingRole[]>> = {
  ...allow(rolesWithReadAccess, 'list', 'documents', 'document', 'read', 'advice'),
  ...allow(
    rolesWithWriteAccess,
    'task',
    'done',
    'message',
    'signal',
    'mail',
    'handle',
    'send-back',
    'remark',
  ),
  ...allow(rolesWithWriteAccess, 'request', 'ask', 'withdraw', 'status', 'accept', 'reject', 'lead'),
  ...allow(rolesWithWriteAccess, 'signature', 'signature-withdraw', 'signature-seen'),
  ...allow(rolesWithWriteAccess, 'block', 'unblock', 'cancel'),
  ...allow(
    rolesWithWriteAccess,
    'customer',
    'invite',
    'keys-reset',
    'end-grant',
    'lock',
    'leave',
    'come-back',
  ),
  ...allow(rolesWithManagementAccess, 'flag', 'profile', 'profile-undo', 'key', 'embed', 'certificate'),
  ...allow(rolesWithManagementAccess, 'person', 'people', 'audit', 'mails', 'key-list', 'key-withdraw'),
  ...allow(['owner'], 'hold', 'release', 'retention', 'closed', 'key-add'),
  ...allow(['owner'], 'webhook-add', 'webhook-list', 'webhook-remove', 'webhook-test', 'webhook-replay'),
  ...allow(['operator'], 'key-lenders', 'tenant'),
}
