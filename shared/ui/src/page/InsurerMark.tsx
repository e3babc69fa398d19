import { Box, chakra, Flex } from '@chakra-ui/react'
import { Umbrella } from '../art/illustrations.tsx'

interface Props {
  /** The insurer's name. */
  name: string
  /** Whose portal it is, below the name. */
  firm?: string
}

/** A partner insurer's mark, where the firm's own would stand (TENANT-22). As high as that, so nothing moves. */
export function InsurerMark({ name, firm }: Props) {
  return (
    <Flex align="center" gap="3" minH="56px" minW="0">
      <Umbrella size={52} />
      <Box minW="0">
        <chakra.b display="block" textStyle="question" lineHeight="1.5rem" letterSpacing="-.01em">
          {name}
        </chakra.b>
        {firm && (
          <chakra.span display="block" textStyle="meta" color="ink2">
            {firm}
          </chakra.span>
        )}
      </Box>
    </Flex>
  )
}
