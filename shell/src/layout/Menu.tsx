import { findPartnerInsurer } from '@portal/domain/access-gate'
import { useStore } from '@portal/remote-kit'
import { Anchor, chakra, Icon, InsurerLogo, TenantBrand, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { AdviserCard } from './AdviserCard.tsx'
import { useCustomer } from './customer.ts'
import { useIsHydrated } from './hydration.tsx'
import { useMenuEntryCount } from './menu-count.ts'
import { type MenuEntry, useIsCurrentEntry, useMenuEntries } from './menu-entries.ts'
import { useShell } from './shell-context.tsx'

const menuCss = { display: 'flex', flexDirection: 'column', gap: '4', pt: '7', pb: '5', px: '5' }
const stickyMenuCss = { position: 'sticky', top: '0', h: '100vh', overflowY: 'auto' }
/** Moves the last element to the bottom of the menu, so that the entries do not move when it appears. */
const lastInMenuCss = { mt: 'auto', '&:empty': { display: 'none' } }
/** Makes the bottom part of the menu sticky if the window is high enough for the menu and the adviser card. */
const stickyFootCss = { '@media (min-height: 640px)': { position: 'sticky', bottom: '0' } }

export function MenuList() {
  return (
    <chakra.ul display="grid" gap="0.5">
      {useMenuEntries('menu').map((entry) => (
        <li key={entry.key}>
          <MenuLink entry={entry} />
        </li>
      ))}
    </chakra.ul>
  )
}

/** Menu with the tenant's logo above it, and version and adviser below it (NAV-10, TENANT-22). */
export function Menu({ sticky = false }: { sticky?: boolean }) {
  const { core, page } = useShell()
  const tenant = useStore(core.tenant)
  const entries = useMenuEntries('menu')
  const customer = useCustomer()
  const known = useIsHydrated() ? customer : undefined
  const insurer = known && findPartnerInsurer(known)
  const contact = entries.find(({ nav }) => nav.route === 'contact')?.href
  const text = useText()
  return (
    <chakra.nav css={[menuCss, sticky && stickyMenuCss]} aria-label={text('main_menu')}>
      {tenant && (
        <chakra.div px="3">
          {insurer ? (
            <InsurerLogo name={insurer} tenant={tenant.name} />
          ) : (
            <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />
          )}
        </chakra.div>
      )}
      <MenuList />
      <Text textStyle="meta" color="ink2" px="3">
        {text('version', { version: page.version })}
      </Text>
      <chakra.div css={[lastInMenuCss, sticky && stickyFootCss]}>
        {tenant && known && <AdviserCard tenant={tenant} customer={known} contact={contact} />}
      </chakra.div>
    </chakra.nav>
  )
}

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

/** A menu entry; the current screen's entry is not a link (NAV-07). */
export function MenuLink({ entry }: { entry: MenuEntry }) {
  const { nav, label, href, icon } = entry
  const text = useText()
  const current = useIsCurrentEntry(entry)
  const count = useMenuEntryCount(nav)
  const content = (
    <>
      <Icon name={icon} />
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
