import { extensionPoints, type SlotName } from '@portal/contract/extension-points'
import { QueryClientProvider } from '@portal/remote-kit/query'
import { Box, Heading, Text } from '@portal/ui'
import { PortalContext } from '../../src/context.tsx'
import { ScreenRouter } from '../../src/screen-router.tsx'
import { Slot } from '../../src/slot.tsx'
import { slotEntries } from './places.ts'
import { portal } from './portal.ts'

const signal = new AbortController().signal
const names = [...new Set(slotEntries.map(({ slot }) => slot as SlotName))]

/** The remote's slot components, by the slots that they are for. */
export function SlotComponents() {
  return (
    <QueryClientProvider client={portal.queries}>
      <ScreenRouter>
        <PortalContext value={{ ...portal, signal }}>
          {names.map((name) => (
            <Box as="section" key={name} mb="8">
              <Heading level={2}>{name}</Heading>
              <Text textStyle="meta" color="ink2" mb="4">
                {extensionPoints[name].about}
              </Text>
              <Slot name={name} />
            </Box>
          ))}
        </PortalContext>
      </ScreenRouter>
    </QueryClientProvider>
  )
}
