/** Plain data, since a component may be in an iframe. */
interface PassedProps<Props extends object> {
  /** Increment when a field is removed or changes its meaning: builds for another version are rejected. */
  version: number
  props?: Props
}
const declareProps = <Props extends object>(version: number): PassedProps<Props> => ({ version })

/** For components below a heading of the host. */
export interface BelowHeading {
  level: 2 | 3 | 4
}

/** Places in screens for components of other remotes. Components must work without props. */
export const extensionPoints = {
  'account.accounts': {
    about: 'The account screen: other customers who have signed in on this device.',
    props: declareProps<BelowHeading>(1),
  },
  'calculator.maximum_mortgage': { about: 'The drawer of the calculator of the most that can be borrowed.' },
  'calculator.refinance': { about: 'The drawer of the calculator of a new interest rate.' },
  'calculator.scenarios': { about: 'The drawer of the calculator of what-if scenarios.' },
  'calculator.sustainability': { about: 'The drawer of the calculator of saving energy at home.' },
  'dashboard.application': { about: 'The overview: a mortgage that is being applied for.' },
  'dashboard.counters': { about: 'The overview: how much of what is new or asked.' },
  'dashboard.feed': { about: 'The overview: what was last told.' },
  'dashboard.home': { about: 'The overview: the home, what it is worth and what is owed on it.' },
  'dashboard.policies': { about: 'The overview: figures of the policies.' },
  'dashboard.scenarios': { about: 'The overview: the tiles of the calculators.' },
  'documents.aside': {
    about: 'Beside the documents: the whole file to take along.',
    props: declareProps<BelowHeading>(1),
  },
  'header.search': { about: 'The header: searching the file.' },
  'profile.accounts': {
    about: 'The profile panel: other customers who have signed in on this device.',
    props: declareProps<BelowHeading>(1),
  },
  'profile.property': { about: 'The profile panel: the home.', props: declareProps<BelowHeading>(1) },
} as const satisfies Record<string, { about: string; props?: PassedProps<object> }>

export type SlotName = keyof typeof extensionPoints

/** An empty object if the slot has none. */
export type SlotComponentProps<Name extends SlotName> = (typeof extensionPoints)[Name] extends {
  props: PassedProps<infer Props>
}
  ? Props
  : object

/** Undefined for a slot without props. */
export const getPropsVersion = (slot: string): number | undefined =>
  new Map<string, { about: string; props?: PassedProps<object> }>(Object.entries(extensionPoints)).get(slot)
    ?.props?.version
