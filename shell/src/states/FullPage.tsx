import { chakra, EmptyState, LampOff } from '@portal/ui'
import { type ReactNode, useLayoutEffect } from 'react'
import { outlet } from '../mount/outlet.ts'

interface Props {
  title: string
  children: string
  action?: ReactNode
  illustration?: ReactNode
}

/** A page with a title, an explanation and an action, for states without a screen. */
export function FullPage({ title, children, action, illustration = <LampOff /> }: Props) {
  useLayoutEffect(() => outlet.remove(), [])
  return (
    <chakra.main minH="100vh" display="grid" placeItems="center" p="4">
      <EmptyState title={title} level={1} illustration={illustration} action={action}>
        {children}
      </EmptyState>
    </chakra.main>
  )
}
