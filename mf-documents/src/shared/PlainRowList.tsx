import { chakra } from '@portal/ui'
import { type RowsProps, rowCss } from './rows-props.ts'

export function PlainRowList<Item>({ items, getKey, label, children }: RowsProps<Item>) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <chakra.li key={getKey(item)} css={rowCss}>
          {children(item)}
        </chakra.li>
      ))}
    </ul>
  )
}
