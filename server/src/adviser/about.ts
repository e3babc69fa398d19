/** What of a command's fields is written down: names and numbers, and nothing that stands in a file or that opens something. */
const told = [
  'subdomain',
  'task',
  'item',
  'mortgage',
  'status',
  'document',
  'lead',
  'completed',
  'received',
  'bulk',
  'answer',
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
]

/** Whether a field is told: `email` is of staff alone, as a customer is told by number; `value` of a flag, and not of a key, which opens something. */
const isTold = (name: string, given: object): boolean => {
  if (name === 'email') return !('username' in given)
  return name === 'value' ? 'flag' in given : told.includes(name)
}

/** What an act was about, from what its command was given. */
export const aboutOf = (given: object): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      if (!isTold(name, given)) return []
      if (Array.isArray(value)) return [[name, value.join(' ')]]
      return ['string', 'number', 'boolean'].includes(typeof value) ? [[name, value]] : []
    }),
  )
