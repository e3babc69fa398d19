import { extensionPoints, type SlotName } from '@portal/contract/extension-points'
import { Slot } from '@portal/remote-kit'
import { useStore } from '@portal/remote-kit/context'
import { useLingui } from '@portal/remote-kit/i18n'
import { Box, chakra, Flex, Grid, Heading, TenantBrand, Text } from '@portal/ui'
import { remote } from 'emulated/remote'
import { type ComponentType, useEffect, useState } from 'react'
import { EmulatorToolbar } from './EmulatorToolbar.tsx'
import { portal } from './portal.ts'
import { findRoute, navigationLinks, slotEntries, slotsPath, usePathname } from './routes.ts'
import { SlotProviders } from './SlotProviders.tsx'

const slotNames = [...new Set(slotEntries.map(({ slot }) => slot as SlotName))]

function SlotComponentList() {
  return (
    <SlotProviders portal={portal}>
      {slotNames.map((name) => (
        <Box as="section" key={name} mb="8">
          <Heading level={2}>{name}</Heading>
          <Text textStyle="meta" color="ink2" mb="4">
            {extensionPoints[name].about}
          </Text>
          <Slot name={name} />
        </Box>
      ))}
    </SlotProviders>
  )
}

function MountedScreen({ view }: { view: string }) {
  const [Root, setRoot] = useState<ComponentType | null>(null)
  useEffect(() => {
    const found = remote.views[view]
    if (found?.kind !== 'screen') throw new Error(`${view} is no screen`)
    let here = true
    void found.root().then((root) => here && setRoot(() => root))
    return () => {
      here = false
    }
  }, [view])
  return Root && <Root />
}

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
