import { chakra, EmptyState, LampOff } from '@portal/ui'
import { useText } from '../texts.ts'

/** The address belongs to no firm (SHELL-08). */
export function UnknownOffice() {
  const text = useText()
  return (
    <chakra.main minH="100vh" display="grid" placeItems="center">
      <EmptyState title={text('unknown_office_title')} art={<LampOff />}>
        {text('unknown_office_hint')}
      </EmptyState>
    </chakra.main>
  )
}
