import { usePermissions } from '@portal/remote-kit'
import { Box, chakra, Link, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

const yearlyCheckSteps = ['data', 'scenarios', 'contact'] as const
const yearlyCheckCss = {
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(3,minmax(0,1fr))' },
}
const yearlyCheckStepCss = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0,1fr)',
  gap: '2.5',
  alignItems: 'start',
}
const stepNumberCss = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '28px',
  rounded: 'full',
  bg: 'tint2',
  textStyle: 'meta',
  fontWeight: 600,
}

/**
 * The yearly check: verify figures, try scenarios, make an appointment (DASH-11). If the scenario calculator is not
 * available, its step links to the contact screen.
 */
export function YearlyCheck() {
  const text = useText()
  const { pathOf, slot } = usePermissions()
  const calculates = slot('calculator.scenarios').length > 0
  const contact = pathOf('contact')
  const paths = {
    data: pathOf('editInfo') ?? contact,
    scenarios: calculates ? '?reken=scenarios' : contact,
    contact: pathOf('afspraken') ?? contact,
  }
  return (
    <chakra.ol css={yearlyCheckCss}>
      {yearlyCheckSteps.map((id, index) => (
        <chakra.li key={id} css={yearlyCheckStepCss}>
          <chakra.span css={stepNumberCss}>{index + 1}</chakra.span>
          <Box minW="0">
            {paths[id] ? <Link href={paths[id]}>{text(`watch_${id}`)}</Link> : text(`watch_${id}`)}
            <Text textStyle="meta" color="ink2" display={{ base: 'none', md: 'block' }}>
              {text(id === 'scenarios' && !calculates ? 'watch_scenarios_ask' : `watch_${id}_hint`)}
            </Text>
          </Box>
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
