import type { Policy } from '@portal/contract/policy'
import { lazy, Suspense, useEffect, useState } from 'react'

const load = () => import(/* webpackChunkName: "policy-details" */ './detail/PolicyDrawer.tsx')

interface Props {
  /** The policy that is open, if one is. */
  policy: Policy | null
  onClose: () => void
}

/** A policy over the list. Its code comes once the list stands there, so that the first one opens at once. */
export function DetailsLayer(props: Props) {
  const [Drawer] = useState(() => lazy(load))
  const [wanted, setWanted] = useState(false)
  if (props.policy && !wanted) setWanted(true)
  useEffect(() => void load().catch(() => {}), [])
  return (
    wanted && (
      <Suspense fallback={null}>
        <Drawer {...props} />
      </Suspense>
    )
  )
}
