/** Command fields that the audit stores: names and numbers, but no contents of files and no secrets. */
const auditedFieldNames = [
  'subdomain',
  'task',
  'item',
  'mortgage',
  'status',
  'document',
  'signature',
  'lead',
  'assignee',
  'received',
  'bulk',
  'answer',
  'attached',
  'locked',
  'kind',
  'flag',
  'service',
  'origins',
  'role',
  'which',
  'again',
  'change',
  'pronoun',
  'primary_color',
  'secondary_color',
  'tertiary_color',
  'resource',
  'blocked',
  'appointment',
  'from',
  'to',
  'verdict',
  'scopes',
  'label',
  'days',
  'events',
  'since',
  'ground',
]

/** Whether the audit stores a field. Customers' e-mail addresses and values of keys are not stored. */
const isAuditedField = (name: string, args: object): boolean => {
  if (name === 'email') return !('username' in args)
  if (name === 'url') return true
  return name === 'value' ? 'flag' in args : auditedFieldNames.includes(name)
}

/**
 * Converts a value for the audit; null if it is not stored. Only the origin of a URL is stored, since the rest may
 * contain a secret.
 */
function toAuditedValue(name: string, value: unknown): string | number | boolean | null {
  if (Array.isArray(value)) return value.join(' ')
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return name === 'url' ? new URL(value).origin : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

export const pickAuditedFields = (args: object): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => {
      const recorded = isAuditedField(name, args) ? toAuditedValue(name, value) : null
      return recorded === null ? [] : [[name, recorded]]
    }),
  )
