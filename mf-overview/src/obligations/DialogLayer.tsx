import { lazy, Suspense, useState } from 'react'

const lazyDialog = () =>
  lazy(() => import(/* webpackChunkName: "obligation-message" */ './ObligationDialog.tsx'))

interface Props {
  open: 'edit' | 'add' | null
  onClose: () => void
}

/** What is asked of the adviser, over the screen. Its code comes when first asked for. */
export function DialogLayer({ open, onClose }: Props) {
  const [Dialog] = useState(lazyDialog)
  const [last, setLast] = useState(open)
  if (open && open !== last) setLast(open)
  return (
    last && (
      <Suspense fallback={null}>
        <Dialog key={last} about={last} open={open !== null} onClose={onClose} />
      </Suspense>
    )
  )
}
