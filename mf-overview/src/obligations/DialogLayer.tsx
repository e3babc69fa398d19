import type { Obligation } from '@portal/contract/obligation'
import { lazy, Suspense, useState } from 'react'

const lazyDialog = () =>
  lazy(() => import(/* webpackChunkName: "obligation-message" */ './ObligationDialog.tsx'))

interface Props {
  open: 'edit' | 'add' | null
  /** Those on file, one of which may change. */
  obligations: readonly Obligation[]
  onClose: () => void
}

/** What is asked of the adviser, over the screen. Its code comes when first asked for. */
export function DialogLayer({ open, obligations, onClose }: Props) {
  const [Dialog] = useState(lazyDialog)
  const [last, setLast] = useState(open)
  if (open && open !== last) setLast(open)
  return (
    last && (
      <Suspense fallback={null}>
        <Dialog key={last} about={last} obligations={obligations} open={open !== null} onClose={onClose} />
      </Suspense>
    )
  )
}
