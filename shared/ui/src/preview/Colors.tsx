import { Box, Grid } from '@chakra-ui/react'
import { cssName, tokenNames } from '@portal/domain/theme/names'
import { Section } from '../page/Section.tsx'

/** All colours of a theme, each with its name below it. */
export function Colors() {
  return (
    <Section title="Colours">
      <Grid gap="2" templateColumns="repeat(auto-fill, minmax(96px, 1fr))">
        {tokenNames.map((name) => (
          <Box key={name} textStyle="mark">
            <Box h="48px" rounded="field" bg={cssName(name)} borderWidth="1px" borderColor="line" mb="1" />
            {cssName(name)}
          </Box>
        ))}
      </Grid>
    </Section>
  )
}
