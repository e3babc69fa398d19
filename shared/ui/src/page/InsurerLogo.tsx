import { Umbrella } from '../art/illustrations.tsx'
import { Box, chakra, Flex } from '../system/styled.tsx'

interface InsurerLogoProps {
  /** The insurer's name. */
  name: string
  /** Tenant, shown below the name. */
  tenant?: string
}

/** A partner insurer's name in place of the tenant's logo (TENANT-22), with the same height. */
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
