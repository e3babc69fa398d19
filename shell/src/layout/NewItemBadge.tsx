import { CountBadge, VisuallyHidden } from '@portal/ui'
import { useText } from '../texts.ts'

interface NewItemBadgeProps {
  count: number | undefined
  textId: 'new_count' | 'to_do_count' | 'waiting_count'
}

/** Number of new items or to-dos, announced with its meaning; renders nothing for zero. */
export function NewItemBadge({ count, textId }: NewItemBadgeProps) {
  const text = useText()
  if (!count) return null
  return (
    <>
      <span aria-hidden="true">
        <CountBadge count={count} />
      </span>
      <VisuallyHidden>{text(textId, { count })}</VisuallyHidden>
    </>
  )
}
