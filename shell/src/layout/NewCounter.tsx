import { Counter, VisuallyHidden } from '@portal/ui'
import { useText } from '../texts.ts'

interface Props {
  count: number | undefined
  /** How the count is read out. */
  told: 'new_count' | 'to_do_count' | 'waiting_count'
}

/** How many are new, or to be done; read out as that, not as a bare number. Nothing when none are. */
export function NewCounter({ count, told }: Props) {
  const text = useText()
  if (!count) return null
  return (
    <>
      <span aria-hidden="true">
        <Counter count={count} />
      </span>
      <VisuallyHidden>{text(told, { count })}</VisuallyHidden>
    </>
  )
}
