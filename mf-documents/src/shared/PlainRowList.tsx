import { chakra } from '@portal/ui'
import { listRowCss, type RowListProps } from './row-list-props.ts'

export function PlainRowList<Item>({ items, getKey, label, children }: RowListProps<Item>) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <chakra.li key={getKey(item)} css={listRowCss}>
          {children(item)}
        </chakra.li>
      ))}
    </ul>
  )
}
