/** Command fields that the audit records: names and numbers, no contents of files and no secrets. */
const recordedFields = [
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
 * Whether a field is recorded: `email` only belongs to staff, since customers are named by number; `value` of a flag
 * but not of a key.
 */
const isRecorded = (name: string, given: object): boolean => {
  if (name === 'email') return !('username' in given)
  if (name === 'url') return true
  return name === 'value' ? 'flag' in given : recordedFields.includes(name)
}

/**
 * Recorded form of a value, null if it is not recorded: of a URL only its origin, since the rest may contain a secret.
 */
function recordedValue(name: string, value: unknown): string | number | boolean | null {
  if (Array.isArray(value)) return value.join(' ')
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return name === 'url' ? new URL(value).origin : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Fields of a command that identify its subject. */
export const auditedFields = (given: object): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const recorded = isRecorded(name, given) ? recordedValue(name, value) : null
      return recorded === null ? [] : [[name, recorded]]
    }),
  )
