import { Anchor, chakra } from '@portal/ui'
import { type EditTabId, getEditTabPath } from '../shared/edit-tabs.ts'
import { useText } from '../texts.ts'

interface CategorySidebarProps {
  tabs: readonly EditTabId[]
  selected: EditTabId
}

const sidebarListCss = {
  display: 'flex',
  flexDirection: { lg: 'column' },
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  gap: '1',
  position: { lg: 'sticky' },
  top: { lg: '96px' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minH: '44px',
    px: '3.5',
    rounded: 'field',
    fontWeight: 500,
    color: 'ink2',
    textDecoration: 'none',
    outlineOffset: '-2px',
    _hover: { bg: 'tint1', color: 'ink' },
  },
  '& a[aria-current]': { bg: 'tint2', color: 'ink', fontWeight: 600 },
}

/** Navigation between categories, each with its own URL (EDIT-01, EDIT-05). */
export function CategorySidebar({ tabs, selected }: CategorySidebarProps) {
  const text = useText()
  return (
    <nav aria-label={text('edit_categories')}>
      <chakra.ul css={sidebarListCss}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Anchor href={getEditTabPath(tab)} aria-current={tab === selected ? 'page' : undefined}>
              {text(`tab_${tab}`)}
            </Anchor>
          </li>
        ))}
      </chakra.ul>
    </nav>
  )
}
