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
  'email',
  'which',
  'again',
]

/** What an act was about, from what its command was given. `email` is of staff alone: a customer is told by number. */
export const aboutOf = (given: object): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      if (!told.includes(name) || ('username' in given && name === 'email')) return []
      if (Array.isArray(value)) return [[name, value.join(' ')]]
      return ['string', 'number', 'boolean'].includes(typeof value) ? [[name, value]] : []
    }),
  )
