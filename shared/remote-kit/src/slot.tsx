import type { SlotComponentProps, SlotName } from '@portal/contract/extension-points'
import { ErrorPanel, Skeleton } from '@portal/ui'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Await, type TrackedPromise, trackPromise } from './await.tsx'
import { ErrorBoundary } from './boundary.tsx'
import { slowLoadingThresholdMs } from './container.ts'
import { usePortal, useSlot } from './context.tsx'
import type { SlotEntry } from './portal.ts'

/** Shows the skeleton of loading content, and after `slowLoadingThresholdMs` a panel with a retry button. */
function LoadingTimeout({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (over) return
    const timer = setTimeout(() => setOver(true), slowLoadingThresholdMs)
    return () => clearTimeout(timer)
  }, [over])
  const retryLoading = () => {
    setOver(false)
    onRetry()
  }
  return over ? <ErrorPanel onRetry={retryLoading} /> : children
}

/** Props of a slot; required if the slot has any. */
type PassedSlotProps<Name extends SlotName> = keyof SlotComponentProps<Name> extends never
  ? { props?: never }
  : { props: SlotComponentProps<Name> }

interface SlotPlaceholderOptions {
  minHeight?: string | undefined
  /** Whether to render nothing for a component that is loading or failed; for small components. */
  quiet?: boolean | undefined
}

type SlotProps<Name extends SlotName> = SlotPlaceholderOptions & { name: Name } & PassedSlotProps<Name>

/**
 * Renders the components of a slot. Each component has its own error boundary. The components are not single-spa
 * parcels, because parcels would leak a DOM node per mount.
 */
export function Slot<Name extends SlotName>({ name, props, minHeight, quiet }: SlotProps<Name>) {
  return useSlot(name).map((entry) => (
    <SlotEntryView
      key={`${entry.remote}.${entry.view}`}
      entry={entry}
      passed={props ?? emptyProps}
      minHeight={minHeight}
      quiet={quiet}
    />
  ))
}

const emptyProps = {}

function SlotEntryView({
  entry,
  passed,
  minHeight,
  quiet,
}: SlotPlaceholderOptions & { entry: SlotEntry; passed: object }) {
  const portal = usePortal()
  const [tracked, setTracked] = useState(() => trackPromise(entry.load()))
  const retryLoading = () => setTracked(loadSlotComponentAgain(entry, tracked))
  return (
    <ErrorBoundary
      fallback={quiet ? null : undefined}
      onError={(error) => portal.report(error, { slotRemote: entry.remote, view: entry.view })}
      onRetry={retryLoading}
    >
      <Await
        tracked={tracked}
        placeholder={
          quiet ? null : (
            <LoadingTimeout onRetry={retryLoading}>
              <Skeleton minHeight={minHeight} />
            </LoadingTimeout>
          )
        }
      >
        {(View) => <View {...passed} />}
      </Await>
    </ErrorBoundary>
  )
}

/** Loads a component again after the previous attempt has settled, so that a hanging attempt times out first. */
const loadSlotComponentAgain = (entry: SlotEntry, { promise }: TrackedPromise<ComponentType>) =>
  trackPromise(promise.catch(() => {}).then(() => entry.load(true)))
