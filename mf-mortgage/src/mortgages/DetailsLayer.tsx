import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { lazy, Suspense, useState } from 'react'

const lazyDrawer = () =>
  lazy(() => import(/* webpackChunkName: "mortgage-details" */ './detail/MortgageDrawer.tsx'))

interface Props {
  /** The mortgage that is open, if one is. */
  mortgage: Mortgage | null
  home: LivingProperty | null
  onClose: () => void
}

/** The details over the list. Their code comes when first asked for; a view that is tried again asks again. */
export function DetailsLayer(props: Props) {
  const [Drawer] = useState(lazyDrawer)
  const [wanted, setWanted] = useState(false)
  if (props.mortgage && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense fallback={null}>
        <Drawer {...props} />
      </Suspense>
    )
  )
}
