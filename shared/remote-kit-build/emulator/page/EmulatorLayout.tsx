import { useStore } from '@portal/remote-kit/context'
import { useLingui } from '@portal/remote-kit/i18n'
import { Box, chakra, Flex, Grid, Heading, TenantBrand } from '@portal/ui'
import { EmulatorToolbar } from './EmulatorToolbar.tsx'
import { MountedScreen } from './MountedScreen.tsx'
import { portal } from './portal.ts'
import { findRoute, navigationLinks, slotsPath, usePathname } from './routes.ts'
import { SlotComponentList } from './SlotComponentList.tsx'

export function EmulatorLayout() {
  const { i18n } = useLingui()
  const tenant = useStore(portal.tenant)
  const pathname = usePathname()
  const route = findRoute(pathname)
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0,1fr)', xl: '320px minmax(0,1fr)' }} minH="100vh">
      <Box bg="nav" p="6" borderInlineEnd="1px solid" borderColor="line">
        <TenantBrand name={tenant?.name ?? ''} />
        <Flex as="nav" direction="column" gap="3" mt="6">
          {navigationLinks.map(({ path, label }) => (
            <NavigationLink key={path} href={path}>
              {i18n._(label)}
            </NavigationLink>
          ))}
          <NavigationLink href={slotsPath}>Slot components</NavigationLink>
        </Flex>
      </Box>
      <Box minW="0">
        <EmulatorToolbar />
        <chakra.main p={{ base: '4', md: '6', xl: '8' }} maxW="1264px">
          {route && <Heading level={1}>{i18n._(route.title)}</Heading>}
          {route ? <MountedScreen key={route.view} view={route.view} /> : <SlotComponentList />}
        </chakra.main>
      </Box>
    </Grid>
  )
}

const NavigationLink = ({ href, children }: { href: string; children: string }) => (
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
