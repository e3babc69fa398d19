import { Anchor, chakra, Icon, type IconName, iconPaths } from '@portal/ui'
import { useText } from '../texts.ts'
import { useMenuEntryCount } from './menu-count.ts'
import { type MenuEntry, useIsCurrentEntry } from './menu-entries.ts'

const menuLinkCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  minH: '44px',
  px: '3.5',
  rounded: 'card',
  fontWeight: 500,
  color: 'ink',
  textDecoration: 'none',
  _hover: { bg: 'surface' },
}
const currentLinkCss = {
  ...menuLinkCss,
  bg: 'card',
  color: 'link',
  shadow: 'card',
  outline: '1px solid var(--line)',
  outlineOffset: '-1px',
  _hover: {},
}

const toIconName = (name: string): IconName => (name in iconPaths ? (name as IconName) : 'document')

/** A menu entry; the current screen's entry is not a link (NAV-07). */
export function MenuLink({ entry }: { entry: MenuEntry }) {
  const { nav, label, href } = entry
  const text = useText()
  const current = useIsCurrentEntry(entry)
  const count = useMenuEntryCount(nav)
  const content = (
    <>
      <Icon name={toIconName(nav.icon)} />
      {label}
      {count ? (
        <chakra.span
          role="img"
          aria-label={text('menu_count', { count })}
          marginInlineStart="auto"
          textStyle="meta"
          fontVariantNumeric="tabular-nums"
        >
          {count}
        </chakra.span>
      ) : null}
    </>
  )
  if (current)
    return (
      <chakra.span css={currentLinkCss} aria-current="page">
        {content}
      </chakra.span>
    )
  return (
    <Anchor css={menuLinkCss} href={href}>
      {content}
    </Anchor>
  )
}
