import type { UseComboboxReturn } from '@chakra-ui/react'
import { memo, useEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { ComboboxOption } from './search-options.ts'

interface OptionRowContentProps {
  option: ComboboxOption
  index: number
  count: number
  highlighted: boolean
  selected: boolean
  getItemProps: UseComboboxReturn<ComboboxOption>['getItemProps']
}

function OptionRowContent({
  option,
  index,
  count,
  highlighted,
  selected,
  getItemProps,
}: OptionRowContentProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (highlighted && !row.current?.matches(':hover')) row.current?.scrollIntoView({ block: 'nearest' })
  }, [highlighted])
  const place = { 'aria-setsize': count, 'aria-posinset': index + 1 }
  return (
    <div ref={row} {...getItemProps({ item: option })} {...place}>
      {option.label}
      {selected && <Icon name="check" size={20} />}
    </div>
  )
}

/**
 * A row of a combobox's list. Memoised by its shown values and not by the library's function, which is new on each
 * render: there may be a thousand rows, and a key changes two. It scrolls into view when highlighted by other means
 * than the mouse.
 */
export const OptionRow = memo(
  OptionRowContent,
  (before, now) =>
    before.option === now.option &&
    before.index === now.index &&
    before.count === now.count &&
    before.highlighted === now.highlighted &&
    before.selected === now.selected,
)
