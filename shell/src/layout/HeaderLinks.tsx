import { Anchor, chakra, Icon } from '@portal/ui'
import { useAccount } from './customer.ts'
import { useMenuEntryCount } from './menu-count.ts'
import { type MenuEntry, useIsCurrentEntry, useMenuEntries } from './menu-entries.ts'
import { NewItemBadge } from './NewItemBadge.tsx'

const headerLinkCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '44px',
  px: '3',
  fontWeight: 500,
  rounded: 'card',
  textDecoration: 'none',
  _hover: { bg: 'tint2' },
}
/** Hides the links up to 1200 pixels, where they are in the profile drawer instead (HEADER-03). */
const wideWindowLinksCss = { display: 'flex', gap: '2', '@media (max-width: 1200px)': { display: 'none' } }
const narrowWindowLinksCss = { display: 'none', '@media (max-width: 1200px)': { display: 'grid' } }

/** Hides the links during server rendering, because their position depends on the customer's name. */
const hiddenLinksCss = { ...wideWindowLinksCss, visibility: 'hidden' }

export function HeaderLinks({ inPanel = false }: { inPanel?: boolean }) {
  const entries = useMenuEntries('header')
  const bar = useAccount().id ? wideWindowLinksCss : hiddenLinksCss
  if (entries.length === 0) return null
  return (
    <chakra.ul css={inPanel ? narrowWindowLinksCss : bar}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <HeaderLink entry={entry} />
        </li>
      ))}
    </chakra.ul>
  )
}

function HeaderLink({ entry }: { entry: MenuEntry }) {
  const { nav, label, href, icon } = entry
  const current = useIsCurrentEntry(entry)
  const count = useMenuEntryCount(nav)
  return (
    <Anchor css={headerLinkCss} href={href} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
      <chakra.span minW="28px">
        <NewItemBadge count={count} textId={nav.toDo ? 'to_do_count' : 'new_count'} />
      </chakra.span>
    </Anchor>
  )
}
