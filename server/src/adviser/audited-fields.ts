/** Command fields that the audit stores: names and numbers, no contents of files and no secrets. */
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
  'completed',
  'received',
  'bulk',
  'answer',
  'attached',
  'locked',
  'kind',
  'months',
  'flag',
  'service',
  'origins',
  'lender',
  'product',
  'risk',
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

/**
 * Whether the audit stores a field. `email` is stored for staff only, since customers are named by number; `value` is
 * stored for a flag but not for a key.
 */
const isAuditedField = (name: string, given: object): boolean => {
  if (name === 'email') return !('username' in given)
  if (name === 'url') return true
  return name === 'value' ? 'flag' in given : auditedFieldNames.includes(name)
}

/**
 * Converts a value for the audit; null if it is not stored. Of a URL only the origin is kept, since the rest may
 * contain a secret.
 */
function toAuditedValue(name: string, value: unknown): string | number | boolean | null {
  if (Array.isArray(value)) return value.join(' ')
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return name === 'url' ? new URL(value).origin : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Picks the fields that identify the subject of a command. */
export const pickAuditedFields = (given: object): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const recorded = isAuditedField(name, given) ? toAuditedValue(name, value) : null
      return recorded === null ? [] : [[name, recorded]]
    }),
  )
