import type { PropsOfSlot, SlotName } from '@portal/contract/extension-points'
import { Skeleton } from '@portal/ui'
import { type ComponentType, useState } from 'react'
import { Await, type TrackedPromise, trackPromise } from './await.tsx'
import { Boundary } from './boundary.tsx'
import { usePortal } from './context.tsx'
import { LoadingTimeout } from './loading-timeout.tsx'
import { useSlot } from './permissions.ts'
import type { SlotEntry } from './portal.ts'

/** Props of a slot; required if the slot has any. */
type Passed<Name extends SlotName> = keyof PropsOfSlot<Name> extends never
  ? { props?: never }
  : { props: PropsOfSlot<Name> }

interface Place {
  /** Space reserved while a component loads. */
  minHeight?: string | undefined
  /** Renders nothing for a component that is loading or failed; for small components. */
  quiet?: boolean | undefined
}

type SlotShown<Name extends SlotName> = Place & { name: Name } & Passed<Name>

/**
 * Renders the components of other remotes in a slot, each with its own boundary. They render in the host's React tree
 * instead of as single-spa parcels, which leak a DOM node and listeners per mount.
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
  const [tracked, setTracked] = useState(() => trackPromise(entry.load()))
  const again = () => setTracked(loadAgain(entry, tracked))
  return (
    <Boundary
      instead={quiet ? null : undefined}
      onError={(error) => portal.report(error, { slotRemote: entry.remote, view: entry.view })}
      onRetry={again}
    >
      <Await
        of={tracked}
        waiting={
          quiet ? null : (
            <LoadingTimeout onRetry={again}>
              <Skeleton minHeight={minHeight} />
            </LoadingTimeout>
          )
        }
      >
        {(View) => <View {...passed} />}
      </Await>
    </Boundary>
  )
}

/** Loads a component again after the previous attempt has settled, so that a hanging one times out first. */
const loadAgain = (entry: SlotEntry, { promise }: TrackedPromise<ComponentType>) =>
  trackPromise(promise.catch(() => {}).then(() => entry.load(true)))
