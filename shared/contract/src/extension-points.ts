/** What a slot passes to its slot components: plain data, since one of them may stand in a frame. */
interface Passed<Props extends object> {
  /** Raised where a field goes or means something else; builds for another version are refused. A new field needs none. */
  version: number
  /** There for its type alone. */
  props?: Props
}
const passes = <Props extends object>(version: number): Passed<Props> => ({ version })

/** For what stands below a heading of whoever shows it. */
export interface BelowHeading {
  /** Level of the headings in it. */
  level: 2 | 3 | 4
}

/**
 * The portal's extension points (slots): places of a screen in which other remotes show components of theirs. Each is declared
 * here, once, with what it is for and what it passes; a build that contributes to any other is refused, as nobody would show it.
 * What a slot component shows it reads itself, from the cache that all remotes share. A slot passes what only the place can know, and
 * a slot component does without: a screen and what stands in it can be of any two versions.
 */
export const extensionPoints = {
  'account.accounts': {
    about: 'The account screen: other customers who have signed in on this device.',
    props: passes<BelowHeading>(1),
  },
  'calculator.maximum_mortgage': { about: 'The drawer of the calculator of the most that can be borrowed.' },
  'calculator.refinance': { about: 'The drawer of the calculator of a new interest rate.' },
  'calculator.scenarios': { about: 'The drawer of the calculator of what-if scenarios.' },
  'calculator.sustainability': { about: 'The drawer of the calculator of saving energy at home.' },
  'dashboard.application': { about: 'The overview: a mortgage that is being applied for.' },
  'dashboard.counters': { about: 'The overview: how much of what is new or asked.' },
  'dashboard.feed': { about: 'The overview: what was last told.' },
  'dashboard.home': { about: 'The overview: the home, what it is worth and what is owed on it.' },
  'dashboard.mortgage': { about: 'The overview: figures of the mortgage.' },
  'dashboard.policies': { about: 'The overview: figures of the policies.' },
  'dashboard.scenarios': { about: 'The overview: the tiles of the calculators.' },
  'documents.aside': {
    about: 'Beside the documents: the whole file to take along.',
    props: passes<BelowHeading>(1),
  },
  'header.search': { about: 'The header: searching the file.' },
  'profile.accounts': {
    about: 'The profile panel: other customers who have signed in on this device.',
    props: passes<BelowHeading>(1),
  },
  'profile.property': { about: 'The profile panel: the home.', props: passes<BelowHeading>(1) },
} as const satisfies Record<string, { about: string; props?: Passed<object> }>

/** Name of an extension point. */
export type SlotName = keyof typeof extensionPoints

/** What a slot passes; of one that passes nothing an empty object. */
export type PropsOfSlot<Name extends SlotName> = (typeof extensionPoints)[Name] extends {
  props: Passed<infer Props>
}
  ? Props
  : object

/** Version of what a slot passes; undefined for a slot that passes nothing. */
export const propsVersionOf = (slot: string): number | undefined =>
  new Map<string, { about: string; props?: Passed<object> }>(Object.entries(extensionPoints)).get(slot)?.props
    ?.version
