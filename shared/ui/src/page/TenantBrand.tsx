import { Box, chakra, Flex } from '../system/styled.tsx'

/**
 * Returns whether a logo is so wide that it must contain the tenant's name. It reads the size from the PNG header, so
 * that the layout is right before the picture has loaded.
 */
function isWordmark(logo: string): boolean {
  try {
    const header = atob(logo.slice(0, 32))
    const readUint = (at: number) =>
      [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + header.charCodeAt(at + offset), 0)
    return readUint(16) > readUint(20) * 2
  } catch {
    return false
  }
}

interface TenantBrandProps {
  name: string
  slogan?: string | null
  /** PNG in base64, without `data:` prefix (THEME-04). */
  logo?: string | null
}

/**
 * Logo, name and slogan of a tenant, in Dutch. If the logo is wide, it contains the name, which is then not shown
 * separately.
 */
export function TenantBrand({ name, slogan, logo }: TenantBrandProps) {
  const named = logo ? isWordmark(logo) : false
  return (
    <Flex
      direction={named ? 'column' : 'row'}
      align={named ? 'flex-start' : 'center'}
      gap={named ? '1' : '3'}
      minH="56px"
      minW="0"
    >
      {logo && (
        <chakra.img
          src={`data:image/png;base64,${logo}`}
          alt={named ? name : ''}
          data-plate=""
          h="44px"
          maxW={named ? '220px' : '88px'}
          objectFit="contain"
          objectPosition="left"
          flex="none"
          bg="plate"
          rounded="4px"
          boxShadow="0 0 0 2px var(--plate)"
        />
      )}
      <Box minW="0">
        {!named && (
          <chakra.b display="block" textStyle="subsection" lineHeight="1.5rem" letterSpacing="-.01em">
            {name}
          </chakra.b>
        )}
        {slogan && (
          <chakra.span lang="nl" display="block" textStyle="meta" color="ink2">
            {slogan}
          </chakra.span>
        )}
      </Box>
    </Flex>
  )
}
