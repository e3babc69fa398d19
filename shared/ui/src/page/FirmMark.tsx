import { Box, chakra, Flex } from '@chakra-ui/react'

interface Props {
  name: string
  slogan?: string | null
  /** Base64 PNG without data: prefix (THEME-04). */
  logo?: string | null
}

/** The firm: its logo, its name and what it does. */
export function FirmMark({ name, slogan, logo }: Props) {
  return (
    <Flex align="center" gap="3" minH="56px" minW="0">
      {logo && (
        <chakra.img
          src={`data:image/png;base64,${logo}`}
          alt=""
          h="44px"
          maxW="160px"
          objectFit="contain"
          flex="none"
        />
      )}
      <Box minW="0">
        <chakra.b display="block" textStyle="question" lineHeight="1.5rem" letterSpacing="-.01em">
          {name}
        </chakra.b>
        {slogan && (
          <chakra.span display="block" textStyle="meta" color="ink2">
            {slogan}
          </chakra.span>
        )}
      </Box>
    </Flex>
  )
}
