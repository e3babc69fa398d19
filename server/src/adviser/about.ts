/** What of a command's fields is written down: names and numbers, and nothing that stands in a file or that opens something. */
const told = [
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

/** Whether a field is told: `email` is of staff alone, as a customer is told by number; `value` of a flag, and not of a key, which opens something. */
const isTold = (name: string, given: object): boolean => {
  if (name === 'email') return !('username' in given)
  if (name === 'url') return true
  return name === 'value' ? 'flag' in given : told.includes(name)
}

/** How a value is told, null where it is not: of an address its origin, as the rest of it may let somebody in. */
function toldOf(name: string, value: unknown): string | number | boolean | null {
  if (Array.isArray(value)) return value.join(' ')
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return name === 'url' ? new URL(value).origin : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** What an act was about, from what its command was given. */
export const aboutOf = (given: object): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const said = isTold(name, given) ? toldOf(name, value) : null
      return said === null ? [] : [[name, said]]
    }),
  )
