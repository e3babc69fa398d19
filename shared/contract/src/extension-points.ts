/**
 * The portal's extension points (slots): places of a screen in which other remotes show components of theirs. Each is declared
 * here, once, with what it is for; a build that contributes to any other is refused, as nobody would show it. A slot component gets
 * no props: what it shows it reads itself, from the cache that all remotes share, so that a screen and what stands in it can be of
 * any two versions.
 */
export const extensionPoints = {
  'account.accounts': 'The account screen: other customers who have signed in on this device.',
  'calculator.maximum_mortgage': 'The drawer of the calculator of the most that can be borrowed.',
  'calculator.refinance': 'The drawer of the calculator of a new interest rate.',
  'calculator.scenarios': 'The drawer of the calculator of what-if scenarios.',
  'calculator.sustainability': 'The drawer of the calculator of saving energy at home.',
  'dashboard.application': 'The overview: a mortgage that is being applied for.',
  'dashboard.counters': 'The overview: how much of what is new or asked.',
  'dashboard.feed': 'The overview: what was last told.',
  'dashboard.home': 'The overview: the home, what it is worth and what is owed on it.',
  'dashboard.mortgage': 'The overview: figures of the mortgage.',
  'dashboard.policies': 'The overview: figures of the policies.',
  'dashboard.scenarios': 'The overview: the tiles of the calculators.',
  'documents.aside': 'Beside the documents: the whole file to take along.',
  'header.search': 'The header: searching the file.',
  'profile.accounts': 'The profile panel: other customers who have signed in on this device.',
  'profile.property': 'The profile panel: the home.',
} as const

/** Name of an extension point. */
export type SlotName = keyof typeof extensionPoints
