import type { PropsOfSlot, SlotName } from '@portal/contract/extension-points'
import { Skeleton } from '@portal/ui'
import { type ComponentType, useState } from 'react'
import { type Arrival, Arriving, arrivalOf } from './arrival.tsx'
import { Boundary } from './boundary.tsx'
import { usePortal } from './context.tsx'
import { LoadingTimeout } from './loading-timeout.tsx'
import { useSlot } from './permissions.ts'
import type { SlotEntry } from './portal.ts'

/** What a slot passes; nothing is asked for where it passes nothing. */
type Passed<Name extends SlotName> = keyof PropsOfSlot<Name> extends never
  ? { props?: never }
  : { props: PropsOfSlot<Name> }

interface Place {
  /** Room that is kept while a slot component is on its way. */
  minHeight?: string | undefined
  /** Nothing stands in the place of a slot component that is on its way or fails: for small ones, where no panel would fit. */
  quiet?: boolean | undefined
}

/** How a slot is shown. */
type SlotShown<Name extends SlotName> = Place & { name: Name } & Passed<Name>

/**
 * Shows what other remotes contribute to a slot, each slot component on its own: one that is slow or fails leaves the rest.
 * Federated components in the host's own tree, not single-spa parcels: those leak a node and its listeners a cycle.
 */
export function Slot<Name extends SlotName>({ name, props, minHeight, quiet }: SlotShown<Name>) {
  return useSlot(name).map((entry) => (
    <Entry
      key={`${entry.remote}.${entry.view}`}
      entry={entry}
      passed={props ?? nothing}
      minHeight={minHeight}
      quiet={quiet}
    />
  ))
}

const nothing = {}

function Entry({ entry, passed, minHeight, quiet }: Place & { entry: SlotEntry; passed: object }) {
  const portal = usePortal()
  const [arrival, setArrival] = useState(() => arrivalOf(entry.load()))
  const again = () => setArrival(loadAgain(entry, arrival))
  return (
    <Boundary
      instead={quiet ? null : undefined}
      onError={(error) => portal.report(error, { slotRemote: entry.remote, view: entry.view })}
      onRetry={again}
    >
      <Arriving
        of={arrival}
        waiting={
          quiet ? null : (
            <LoadingTimeout onRetry={again}>
              <Skeleton minHeight={minHeight} />
            </LoadingTimeout>
          )
        }
      >
        {(View) => <View {...passed} />}
      </Arriving>
    </Boundary>
  )
}

/** Loads a slot component again, once the attempt before has ended, so that what hangs is given up first. */
const loadAgain = (entry: SlotEntry, { promise }: Arrival<ComponentType>) =>
  arrivalOf(promise.catch(() => {}).then(() => entry.load(true)))
