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
 * A row in the list of a combobox. It renders again only if a value that it shows changes: a list may have a thousand
 * rows, of which a key press changes two. The comparison ignores `getItemProps`, because the library creates a new
 * function on each render. A row that is highlighted by keyboard scrolls into view.
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
