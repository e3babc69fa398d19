import type { UseComboboxReturn } from '@chakra-ui/react'
import { memo, useEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { Option } from './search.ts'

interface Props {
  option: Option
  index: number
  count: number
  highlighted: boolean
  selected: boolean
  getItemProps: UseComboboxReturn<Option>['getItemProps']
}

function Row({ option, index, count, highlighted, selected, getItemProps }: Props) {
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
 * A row of a combobox's list. There may be a thousand of them, and one key changes two: it is drawn again for what it
 * shows only, not for the library's function, which is a new one each time. It comes into sight when it is highlighted
 * by other means than the mouse.
 */
export const OptionRow = memo(
  Row,
  (before, now) =>
    before.option === now.option &&
    before.index === now.index &&
    before.count === now.count &&
    before.highlighted === now.highlighted &&
    before.selected === now.selected,
)
