import { Counter, VisuallyHidden } from '@portal/ui'
import { useText } from '../texts.ts'

interface NewCounterProps {
  count: number | undefined
  textId: 'new_count' | 'to_do_count' | 'waiting_count'
}

/** Number of new items or to-dos, announced with its meaning; renders nothing for zero. */
export function NewCounter({ count, textId }: NewCounterProps) {
  const text = useText()
  if (!count) return null
  return (
    <>
      <span aria-hidden="true">
        <Counter count={count} />
      </span>
      <VisuallyHidden>{text(textId, { count })}</VisuallyHidden>
    </>
  )
}
