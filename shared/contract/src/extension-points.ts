/**
 * Props that a screen passes to its slot components. They must be plain data, since a component may be in an iframe.
 */
interface VersionedSlotProps<Props extends object> {
  /** Increment it when a prop is removed or changes its meaning. Builds for another version are rejected. */
  version: number
  props?: Props
}
const declareSlotProps = <Props extends object>(version: number): VersionedSlotProps<Props> => ({ version })

/** Props of components that are placed below a heading of the screen. */
export interface HeadingLevelProps {
  level: 2 | 3 | 4
}

/** Slots of the screens, in which other remotes show components. A slot component must also work without props. */
export const extensionPoints = {
  'account.accounts': {
    about: 'The account screen: other customers who have signed in on this device.',
    props: declareSlotProps<HeadingLevelProps>(1),
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
    props: declareSlotProps<HeadingLevelProps>(1),
  },
  'header.search': { about: 'The header: searching the file.' },
  'profile.accounts': {
    about: 'The profile panel: other customers who have signed in on this device.',
    props: declareSlotProps<HeadingLevelProps>(1),
  },
  'profile.property': {
    about: 'The profile panel: the home.',
    props: declareSlotProps<HeadingLevelProps>(1),
  },
} as const satisfies Record<string, { about: string; props?: VersionedSlotProps<object> }>

export type SlotName = keyof typeof extensionPoints

/** Props of the components of a slot; an empty object if the slot passes none. */
export type SlotComponentProps<Name extends SlotName> = (typeof extensionPoints)[Name] extends {
  props: VersionedSlotProps<infer Props>
}
  ? Props
  : object

/** Returns the version of a slot's props; undefined if the slot passes none. */
export const getSlotPropsVersion = (slot: string): number | undefined =>
  new Map<string, { about: string; props?: VersionedSlotProps<object> }>(Object.entries(extensionPoints)).get(
    slot,
  )?.props?.version
