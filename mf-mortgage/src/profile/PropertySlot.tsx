import type { SlotComponentProps } from '@portal/contract/extension-points'
import { getLivingDetails } from '@portal/contract/living-details'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage, useRead } from '@portal/remote-kit'
import { Box, Card, chakra, Flex, Heading, Text } from '@portal/ui'
import { EnergyLabel } from '../shared/EnergyLabel.tsx'
import {
  formatPostcodeAndCity,
  formatStreet,
  hasMapAddress,
  useFormatBuildingTypeAndYear,
} from '../shared/home-address.ts'
import { StreetViewPicture } from '../shared/StreetViewPicture.tsx'
import { useText } from '../texts.ts'

const streetViewSize = { width: 560, height: 280 }

/** The home in the profile: street and kind, if postcode and house number are known (PROFILE-02). */
export default function PropertySlot({ level = 3 }: Partial<SlotComponentProps<'profile.property'>>) {
  const { language } = useLanguage()
  const text = useText()
  const formatHome = useFormatBuildingTypeAndYear()
  const home = useRead(getLivingDetails).data?.data?.property
  if (!home || !hasMapAddress(home)) return null
  return (
    <Card as="article" p="0" overflow="hidden">
      <Box h="140px">
        <StreetViewPicture home={home} size={streetViewSize} />
      </Box>
      <Box p="4" display="grid" gap="2">
        <div>
          <Heading level={level} textStyle="body">
            {formatStreet(home)}
          </Heading>
          <Text textStyle="meta" color="ink2">
            {[formatPostcodeAndCity(home), formatHome(home)].filter(Boolean).join(' · ')}
          </Text>
        </div>
        {home.woz_value_home !== null && (
          <Flex justify="space-between" gap="3">
            <chakra.span color="ink2">{text('fact_woz')}</chakra.span>
            <chakra.span fontWeight={600} fontVariantNumeric="tabular-nums">
              {formatEuro(home.woz_value_home, language)}
            </chakra.span>
          </Flex>
        )}
        {home.energy_label && (
          <Flex justify="space-between" align="center" gap="3">
            <chakra.span color="ink2">{text('living_energy_label')}</chakra.span>
            <EnergyLabel label={home.energy_label} />
          </Flex>
        )}
      </Box>
    </Card>
  )
}
