import { Counter, VisuallyHidden } from '@portal/ui'
import { useText } from '../texts.ts'

/** How many are new; read out as that, not as a bare number. Nothing when none are. */
export function NewCounter({ count }: { count: number | undefined }) {
  const text = useText()
  if (!count) return null
  return (
    <>
      <span aria-hidden="true">
        <Counter count={count} />
      </span>
      <VisuallyHidden>{text('new_count', { count })}</VisuallyHidden>
    </>
  )
}
