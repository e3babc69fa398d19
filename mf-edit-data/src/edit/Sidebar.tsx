import { Link } from '@portal/remote-kit/router'
import { chakra } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { type TabId, tabPath } from '../shared/tabs.ts'
import { useText } from '../texts.ts'

interface Props {
  tabs: readonly TabId[]
  selected: TabId
}

const look = {
  display: 'flex',
  flexDirection: { lg: 'column' },
  mx: { base: '-4', md: '-6', lg: '0' },
  px: { base: '4', md: '6', lg: '0' },
  pb: { base: '1', lg: '0' },
  overflowX: { base: 'auto', lg: 'visible' },
  scrollbarWidth: 'none',
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
    whiteSpace: { base: 'nowrap', lg: 'normal' },
    textDecoration: 'none',
    outlineOffset: '-2px',
    _hover: { bg: 'tint1', color: 'ink' },
  },
  '& a[aria-current]': { bg: 'tint2', color: 'ink', fontWeight: 600 },
}

/** Scrolls a row of categories so that one of them is in sight, with the end of the one before it. */
function reveal(row: HTMLElement, category: HTMLElement) {
  row.scrollLeft = category.offsetLeft - 40
}

/** The categories, each at its own address (EDIT-01, EDIT-05). On a phone they are a row, in which the one with the focus is in sight. */
export function Sidebar({ tabs, selected }: Props) {
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) reveal(list.current, current)
  }, [selected])
  return (
    <nav aria-label={text('edit_categories')}>
      <chakra.ul
        ref={list}
        css={look}
        onFocus={({ currentTarget, target }) => {
          if (target.matches(':focus-visible')) reveal(currentTarget, target)
        }}
      >
        {tabs.map((tab) => (
          <li key={tab}>
            <Link to={tabPath(tab)} aria-current={tab === selected ? 'page' : undefined}>
              {text(`tab_${tab}`)}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </nav>
  )
}
