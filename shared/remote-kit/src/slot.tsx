import { Skeleton } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { Boundary } from './boundary.tsx'
import { usePortal } from './context.tsx'
import { LoadingTimeout } from './loading-timeout.tsx'
import { useSlot } from './permissions.ts'
import type { SlotPiece } from './portal.ts'

interface Props {
  name: string
  /** Room that is kept while a piece is on its way. */
  minHeight?: string | undefined
  /** Nothing stands in the place of a piece that is on its way or fails: for small ones, where no panel would fit. */
  quiet?: boolean | undefined
}

/**
 * Shows what other remotes contribute to a slot, each piece on its own: one that is slow or fails leaves the rest.
 * Federated components in the host's own tree, not single-spa parcels: those leak a node and its listeners a cycle.
 */
export function Slot({ name, minHeight, quiet }: Props) {
  return useSlot(name).map((piece) => (
    <Piece key={`${piece.remote}.${piece.view}`} piece={piece} minHeight={minHeight} quiet={quiet} />
  ))
}

function Piece({ piece, minHeight, quiet }: Omit<Props, 'name'> & { piece: SlotPiece }) {
  const portal = usePortal()
  const [attempt, setAttempt] = useState(() => begin(piece))
  const again = () => setAttempt(begin(piece, attempt.loading))
  return (
    <Boundary
      instead={quiet ? null : undefined}
      onError={(error) => portal.report(error, { slotRemote: piece.remote, view: piece.view })}
      onRetry={again}
    >
      <Suspense
        fallback={
          quiet ? null : (
            <LoadingTimeout onRetry={again}>
              <Skeleton minHeight={minHeight} />
            </LoadingTimeout>
          )
        }
      >
        <attempt.View />
      </Suspense>
    </Boundary>
  )
}

/** Loads a piece; again, once the attempt before has ended, so that what hangs is given up first. */
function begin(piece: SlotPiece, before?: Promise<unknown>) {
  const loading = before ? before.catch(() => {}).then(() => piece.load(true)) : piece.load()
  loading.catch(() => {})
  return { loading, View: lazy(async () => ({ default: await loading })) }
}
