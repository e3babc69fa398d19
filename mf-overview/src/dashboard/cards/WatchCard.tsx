import { usePermissions } from '@portal/remote-kit'
import { Box, chakra, FigureCard, Flex, Folder, Link, Mug, Text, Umbrella } from '@portal/ui'
import { useText } from '../../texts.ts'

const steps = [
  { id: 'data', art: <Folder size={72} /> },
  { id: 'scenarios', art: <Umbrella size={72} /> },
  { id: 'contact', art: <Mug size={72} /> },
] as const
const list = {
  display: 'grid',
  gap: '4',
}

/**
 * Once a year: are the figures right, what if something happens, and a talk (DASH-11). Where the firm calculates no
 * scenarios, its adviser is asked.
 */
export function WatchCard() {
  const text = useText()
  const { pathOf, slot } = usePermissions()
  const calculates = slot('calculator.scenarios').length > 0
  const contact = pathOf('contact')
  const paths = {
    data: pathOf('editInfo') ?? contact,
    scenarios: calculates ? '?reken=scenarios' : contact,
    contact: pathOf('afspraken') ?? contact,
  }
  const hintOf = (id: (typeof steps)[number]['id']) =>
    text(id === 'scenarios' && !calculates ? 'watch_scenarios_ask' : `watch_${id}_hint`)
  return (
    <FigureCard
      folded
      question={text('watch')}
      amount=""
      why={text('watch_intro')}
      {...(paths.data ? { go: { label: text('watch_begin'), href: paths.data } } : {})}
    >
      <chakra.ol css={list}>
        {steps.map(({ id, art }, index) => (
          <Flex as="li" key={id} gap="4" align="center">
            {art}
            <Box minW="0">
              <Text fontWeight={600}>
                {`${index + 1}. `}
                {paths[id] ? <Link href={paths[id]}>{text(`watch_${id}`)}</Link> : text(`watch_${id}`)}
              </Text>
              <Text color="ink2">{hintOf(id)}</Text>
            </Box>
          </Flex>
        ))}
      </chakra.ol>
    </FigureCard>
  )
}
