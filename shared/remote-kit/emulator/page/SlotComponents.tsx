import { extensionPoints, type SlotName } from '@portal/contract/extension-points'
import { Box, Heading, Text } from '@portal/ui'
import { Slot } from '../../src/slot.tsx'
import { slotEntries } from './places.ts'
import { portal } from './portal.ts'
import { SlotGround } from './SlotGround.tsx'

const names = [...new Set(slotEntries.map(({ slot }) => slot as SlotName))]

/** The remote's slot components, by the slots that they are for. */
export function SlotComponents() {
  return (
    <SlotGround portal={portal}>
      {names.map((name) => (
        <Box as="section" key={name} mb="8">
          <Heading level={2}>{name}</Heading>
          <Text textStyle="meta" color="ink2" mb="4">
            {extensionPoints[name].about}
          </Text>
          <Slot name={name} />
        </Box>
      ))}
    </SlotGround>
  )
}
