import { Combobox, useComboboxContext } from '@chakra-ui/react'
import { type UIEvent, useState } from 'react'
import { optionListCss } from './combobox-styles.ts'
import { OptionRow } from './OptionRow.tsx'
import type { ComboboxOption } from './search-options.ts'

/** Number of rows that are rendered at first, and added at each scroll to the end. */
const rowsPerPage = 40

/** List of an open combobox. It renders rows when they scroll into view. */
export function OptionList({ options }: { options: readonly ComboboxOption[] }) {
  const { collection, highlightedValue, value, getItemProps } = useComboboxContext()
  const [seen, setSeen] = useState(rowsPerPage)
  const drawn = options.slice(0, Math.max(seen, collection.indexOf(highlightedValue) + rowsPerPage / 2))
  const handleScroll = ({
    currentTarget: { scrollTop, clientHeight, scrollHeight },
  }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - 200 && drawn.length < options.length)
      setSeen(drawn.length + rowsPerPage)
  }
  return (
    <Combobox.Content css={optionListCss} onScroll={handleScroll}>
      {drawn.map((option, index) => (
        <OptionRow
          key={option.value}
          option={option}
          index={index}
          count={options.length}
          highlighted={option.value === highlightedValue}
          selected={value.includes(option.value)}
          getItemProps={getItemProps}
        />
      ))}
    </Combobox.Content>
  )
}
