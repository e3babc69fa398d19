import { Await, trackPromise } from '@portal/remote-kit/await'
import { type ComponentType, type ReactNode, useState } from 'react'

interface LazyPageProps<P> {
  load(): Promise<ComponentType<P>>
  children(Page: ComponentType<P>): ReactNode
}

export function LazyPage<P>({ load, children }: LazyPageProps<P>) {
  const [arrival] = useState(() => trackPromise(load()))
  return (
    <Await tracked={arrival} placeholder={null}>
      {children}
    </Await>
  )
}
