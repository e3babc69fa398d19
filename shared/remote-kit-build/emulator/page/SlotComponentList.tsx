import { extensionPoints, type SlotName } from '@portal/contract/extension-points'
import { Slot } from '@portal/remote-kit'
import { Box, Heading, Text } from '@portal/ui'
import { portal } from './portal.ts'
import { slotEntries } from './routes.ts'
import { SlotProviders } from './SlotProviders.tsx'

const slotNames = [...new Set(slotEntries.map(({ slot }) => slot as SlotName))]

export function SlotComponentList() {
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
