import { RouterLink } from '@portal/remote-kit/router-link'
import { chakra, Heading, House, Icon, Key, Sun, Text, Umbrella } from '@portal/ui'
import { useText } from '../texts.ts'
import { openedBy, type Tool } from './tools.ts'

const arts = { scenarios: Umbrella, maximum_mortgage: Key, refinance: House, sustainability: Sun }

const css = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: '3',
  bg: 'wall',
  rounded: 'card',
  p: { base: '5', md: '6' },
  color: 'ink',
  textDecoration: 'none',
  borderWidth: '1px',
  borderColor: 'transparent',
  _hover: { borderColor: 'edge' },
}

/** One calculator: the question it answers, and the way to it. */
export function Tile({ tool }: { tool: Tool }) {
  const text = useText()
  const Art = arts[tool]
  return (
    <RouterLink css={css} to={`?${openedBy}=${tool}`}>
      <Heading level={3} gridColumn="1/-1">
        {text(`tool_${tool}`)}
      </Heading>
      <Text color="ink2" gridColumn="1/-1">
        {text(`tool_${tool}_hint`)}
      </Text>
      <Text
        as="span"
        color="link"
        fontWeight={600}
        alignSelf="end"
        display="flex"
        gap="1"
        alignItems="center"
      >
        {text('tool_open')}
        <Icon name="chevron-right" />
      </Text>
      <chakra.span mt="2" justifySelf="end">
        <Art size={80} />
      </chakra.span>
    </RouterLink>
  )
}
