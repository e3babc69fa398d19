import type { ReactNode } from 'react'
import { TableTopIllustration } from '../art/illustrations.tsx'
import { Box, chakra } from '../system/styled.tsx'

/** Gives skeletons on the coloured surface a colour that fits it. */
const skeletonColorCss = { '--bar': 'var(--table)' }

const surfaceCss = {
  display: 'grid',
  alignItems: 'end',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) 180px', lg: 'minmax(0,1fr) 200px' },
  px: { base: '5', md: '8', lg: '10' },
  pt: { base: '6', md: '7' },
}

/** Links and buttons do not stretch over the full width. */
const contentCss = { '& > a, & > button': { justifySelf: 'start' } }

/** Head of a page about one subject, with an illustration of a table. Use it once per page. */
export function PageSummary({ children }: { children: ReactNode }) {
  return (
    <chakra.section
      css={skeletonColorCss}
      bg="surface"
      rounded={{ base: '20px', md: 'table' }}
      overflow="hidden"
    >
      <Box css={surfaceCss}>
        <Box
          css={contentCss}
          display="grid"
          gridTemplateColumns="minmax(0,1fr)"
          gap="2"
          alignSelf="center"
          pb={{ base: '5', md: '7' }}
          minW="0"
        >
          {children}
        </Box>
        <Box display={{ base: 'none', md: 'block' }} mb="-0.5" _print={{ display: 'none' }}>
          <TableTopIllustration />
        </Box>
      </Box>
      <Box bg="table" h="14px" borderTopWidth="2px" borderColor="stroke" />
    </chakra.section>
  )
}
