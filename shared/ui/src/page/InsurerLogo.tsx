import { Umbrella } from '../art/illustrations.tsx'
import { Box, chakra, Flex } from '../system/styled.tsx'

interface InsurerLogoProps {
  name: string
  /** Name of the tenant, below the insurer's name. */
  tenant?: string
}

/** Name of a partner insurer in place of the tenant's logo, at the same height (TENANT-22). */
export function InsurerLogo({ name, tenant }: InsurerLogoProps) {
  return (
    <Flex align="center" gap="3" minH="56px" minW="0">
      <Umbrella size={52} />
      <Box minW="0">
        <chakra.b display="block" textStyle="subsection" lineHeight="1.5rem" letterSpacing="-.01em">
          {name}
        </chakra.b>
        {tenant && (
          <chakra.span display="block" textStyle="meta" color="ink2">
            {tenant}
          </chakra.span>
        )}
      </Box>
    </Flex>
  )
}
