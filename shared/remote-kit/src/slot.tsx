import { Skeleton } from '@portal/ui'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Boundary } from './boundary.tsx'
import { usePortal } from './context.tsx'
import type { SlotPiece } from './portal.ts'

/**
 * Shows what other remotes contribute to a slot, each piece on its own: one that is slow or fails leaves the rest.
 * Federated components in the host's own tree, not single-spa parcels: those leak a node and its listeners a cycle.
 */
export function Slot({ name, minHeight }: { name: string; minHeight?: string }) {
  return usePortal()
    .slot(name)
    .map((piece) => <Piece key={`${piece.remote}.${piece.view}`} piece={piece} minHeight={minHeight} />)
}

function Piece({ piece, minHeight }: { piece: SlotPiece; minHeight?: string }) {
  const portal = usePortal()
  const [View, setView] = useState<ComponentType>(() => lazyPiece(piece))
  return (
    <Boundary
      onError={(error) => portal.report(error, { slotRemote: piece.remote, view: piece.view })}
      onRetry={() => setView(() => lazyPiece(piece))}
    >
      <Suspense fallback={<Skeleton minHeight={minHeight} />}>
        <View />
      </Suspense>
    </Boundary>
  )
}

const lazyPiece = (piece: SlotPiece) => lazy(async () => ({ default: await piece.load() }))
