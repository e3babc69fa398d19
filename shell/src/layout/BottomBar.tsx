import { Anchor, Box, chakra, Icon } from '@portal/ui'
import { useText } from '../texts.ts'
import { useMenuEntryCount } from './menu-count.ts'
import { type MenuEntry, useIsCurrentEntry, useMenuEntries } from './menu-entries.ts'
import { NewItemBadge } from './NewItemBadge.tsx'

/** Height of the bottom bar on phones; content ends above it. Windows with little height have no bar. */
export const bottomBarHeight = '64px'

const barCss = {
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: 15,
  display: { base: 'block', md: 'none' },
  '@media (max-height: 479px)': { display: 'none' },
  bg: 'paper',
  borderTopWidth: '1px',
  borderColor: 'line',
  pb: 'env(safe-area-inset-bottom)',
  _print: { display: 'none' },
}
/**
 * Reserves the columns of all entries from the first render, so that entries keep their place while the rest of the
 * page loads.
 */
const getEqualColumnsCss = (places: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${places},minmax(0,1fr))`,
})
const entryCss = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '1',
  h: bottomBarHeight,
  w: '100%',
  px: '2px',
  color: 'ink',
  fontSize: 'clamp(10px,3.1vw,12px)',
  fontWeight: 500,
  textAlign: 'center',
  textDecoration: 'none',
  outlineOffset: '-2px',
}
const currentEntryCss = { ...entryCss, color: 'link', boxShadow: 'inset 0 3px 0 currentColor' }
const labelCss = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxW: '100%' }

/** Bottom navigation on phones: overview, messages and tasks with counts, and contact. The header opens the full menu (HEADER-04). */
export function BottomBar() {
  const text = useText()
  const menu = useMenuEntries('menu')
  const [first] = menu
  const contact = menu.find(({ nav }) => nav.route === 'contact')
  const shown = [...new Set([first, ...useMenuEntries('header').slice(0, 2), contact])].filter(
    (entry) => entry !== undefined,
  )
  return (
    <chakra.nav css={barCss} aria-label={text('bottom_bar')} data-bottom-bar>
      <chakra.ul css={getEqualColumnsCss(shown.length)}>
        {shown.map((entry) => (
          <li key={entry.key}>
            <BottomBarEntry entry={entry} name={entry === contact ? text('adviser_short') : entry.label} />
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

function BottomBarEntry({ entry, name }: { entry: MenuEntry; name: string }) {
  const { nav, href, icon } = entry
  const current = useIsCurrentEntry(entry)
  const isHeader = nav.section === 'header'
  const count = useMenuEntryCount(isHeader ? nav : navEntryWithoutCount)
  return (
    <Anchor
      css={current ? currentEntryCss : entryCss}
      href={href}
      aria-current={current ? 'page' : undefined}
    >
      <Icon name={icon} />
      <chakra.span css={labelCss}>{name}</chakra.span>
      {isHeader && (
        <Box position="absolute" top="4px" insetInlineStart="calc(50% + 6px)">
          <NewItemBadge count={count} textId={nav.toDo ? 'to_do_count' : 'new_count'} />
        </Box>
      )}
    </Anchor>
  )
}

const navEntryWithoutCount = {}
