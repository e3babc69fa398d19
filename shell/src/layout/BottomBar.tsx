import { RouterLink } from '@portal/remote-kit/router-link'
import { Box, chakra, Icon, type IconName, iconPaths } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'
import { useMenuEntryCount } from './menu-count.ts'
import { type MenuEntry, useIsCurrentEntry, useMenuEntries } from './menu-entries.ts'
import { NewCounter } from './NewCounter.tsx'

/** Height of the bar on phones, above which content ends. Low windows have no bar. */
export const barHeight = '64px'

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
/** Reserves all columns at once, so that entries keep their place while the rest of the page loads. */
const getListCss = (places: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${places},minmax(0,1fr))`,
})
const entryCss = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '1',
  h: barHeight,
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
      <chakra.ul css={getListCss(shown.length)}>
        {shown.map((entry) => (
          <li key={entry.key}>
            <BarEntry entry={entry} name={entry === contact ? text('adviser_short') : entry.label} />
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

function BarEntry({ entry, name }: { entry: MenuEntry; name: string }) {
  const { nav, href } = entry
  const current = useIsCurrentEntry(entry)
  const isHeader = nav.section === 'header'
  const count = useMenuEntryCount(isHeader ? nav : navEntryWithoutCount)
  const icon: IconName = nav.icon in iconPaths ? (nav.icon as IconName) : 'document'
  return (
    <RouterLink
      css={current ? currentEntryCss : entryCss}
      to={href}
      aria-current={current ? 'page' : undefined}
    >
      <EntryContent icon={icon}>{name}</EntryContent>
      {isHeader && (
        <Box position="absolute" top="4px" insetInlineStart="calc(50% + 6px)">
          <NewCounter count={count} textId={nav.toDo ? 'to_do_count' : 'new_count'} />
        </Box>
      )}
    </RouterLink>
  )
}

const navEntryWithoutCount = {}

const EntryContent = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <Icon name={icon} />
    <chakra.span css={labelCss}>{children}</chakra.span>
  </>
)
