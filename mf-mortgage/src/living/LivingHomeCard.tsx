import type { LivingProperty } from '@portal/contract/living-details'
import { EditLink } from '@portal/remote-kit/edit-link'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { Badge, Box, Card, Flex, Heading, Text } from '@portal/ui'
import { formatPostcodeAndCity, formatStreet, hasMapAddress } from '../shared/home-address.ts'
import { StreetViewPicture } from '../shared/StreetViewPicture.tsx'
import { useFormatBuildingTypeAndYear } from '../shared/use-format-home.ts'
import { useText } from '../texts.ts'

/** Size of the street picture in pixels. The proxy's maximum is 640 by 640. */
const streetViewSize = { width: 640, height: 320 }

interface LivingHomeCardProps {
  home: LivingProperty
  /** Whether the customer owns the home; null if unknown. */
  isOwner: boolean | null
  /** Whether the customer lives with a partner; null if unknown. */
  hasPartner: boolean | null
}

/** Street picture and address of the home (LIVING-02). Shows no picture without postcode and house number. */
export function LivingHomeCard({ home, isOwner, hasPartner }: LivingHomeCardProps) {
  const text = useText()
  const about = useFormatBuildingTypeAndYear()(home)
  const edit = useEditPath('living', { item: 'postal_code' })
  return (
    <Card
      p="0"
      overflow="hidden"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: '3fr 2fr' }}
    >
      {hasMapAddress(home) && (
        <Box h={{ base: '200px', md: '280px' }} order={{ lg: 1 }}>
          <StreetViewPicture home={home} size={streetViewSize} />
        </Box>
      )}
      <Box p={{ base: '5', md: '8' }} alignSelf="center" display="grid" gap="3" justifyItems="start">
        <div>
          <Heading level={2} textStyle="title">
            {formatStreet(home)}
          </Heading>
          <Text textStyle="subsection" fontWeight={400}>
            {formatPostcodeAndCity(home)}
          </Text>
        </div>
        {about && <Text color="ink2">{about}</Text>}
        <Flex wrap="wrap" gap="2">
          {isOwner !== null && (
            <Badge icon={isOwner ? 'home' : 'key'}>{text(isOwner ? 'living_owned' : 'living_rented')}</Badge>
          )}
          {hasPartner !== null && (
            <Badge icon="user">{text(hasPartner ? 'living_together' : 'living_not_together')}</Badge>
          )}
        </Flex>
        <EditLink href={edit} label={text('edit_it', { what: text('address') })}>
          {text('edit_link')}
        </EditLink>
      </Box>
    </Card>
  )
}
