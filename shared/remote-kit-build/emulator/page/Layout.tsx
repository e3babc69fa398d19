import { useStore } from '@portal/remote-kit/context'
import { useLingui } from '@portal/remote-kit/i18n'
import { Box, chakra, Flex, Grid, Heading, TenantBrand } from '@portal/ui'
import { portal } from './portal.ts'
import { links, routeAt, slotsPath, usePathname } from './routes.ts'
import { Screen } from './Screen.tsx'
import { SlotComponents } from './SlotComponents.tsx'
import { Toolbar } from './Toolbar.tsx'

/** A layout like the shell's: tenant, links to the remote's screens, and the current screen. */
export function Layout() {
  const { i18n } = useLingui()
  const tenant = useStore(portal.tenant)
  const pathname = usePathname()
  const route = routeAt(pathname)
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0,1fr)', xl: '320px minmax(0,1fr)' }} minH="100vh">
      <Box bg="nav" p="6" borderInlineEnd="1px solid" borderColor="line">
        <TenantBrand name={tenant?.name ?? ''} />
        <Flex as="nav" direction="column" gap="3" mt="6">
          {links.map(({ path, label }) => (
            <Place key={path} href={path}>
              {i18n._(label)}
            </Place>
          ))}
          <Place href={slotsPath}>Slot components</Place>
        </Flex>
      </Box>
      <Box minW="0">
        <Toolbar />
        <chakra.main p={{ base: '4', md: '6', xl: '8' }} maxW="1264px">
          {route && <Heading level={1}>{i18n._(route.title)}</Heading>}
          {route ? <Screen key={route.view} view={route.view} /> : <SlotComponents />}
        </chakra.main>
      </Box>
    </Grid>
  )
}

const Place = ({ href, children }: { href: string; children: string }) => (
  <chakra.a
    href={href}
    onClick={(event) => {
      event.preventDefault()
      portal.navigate(href)
    }}
  >
    {children}
  </chakra.a>
)
