import { Await, trackPromise } from '@portal/remote-kit/await'
import { type ComponentType, type ReactNode, useState } from 'react'

interface Props<P> {
  load(): Promise<ComponentType<P>>
  children(Page: ComponentType<P>): ReactNode
}

/** What most customers do not have, and whose code comes with it: a page of the demo or of staff, or what few are told. */
export function LaterPage<P>({ load, children }: Props<P>) {
  const [arrival] = useState(() => trackPromise(load()))
  return (
    <Await of={arrival} waiting={null}>
      {children}
    </Await>
  )
}
