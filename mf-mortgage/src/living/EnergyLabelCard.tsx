import { getToday } from '@portal/contract/clock'
import type { LivingProperty } from '@portal/contract/living'
import { formatDate } from '@portal/domain/format/date'
import { hasDatePassed } from '@portal/domain/mortgage-part-timeline'
import { useLanguage } from '@portal/remote-kit'
import { Box, Card, EnergyLabel, FactRow, Heading, Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** Energy efficiency of the home: label with its validity, and solar panels (LIVING-04, LIVING-05). */
export function EnergyLabelCard({ home }: { home: LivingProperty }) {
  const text = useText()
  const { language } = useLanguage()
  const { energy_label: label, energy_label_end_date: end, solar_panels: panels, smart_meter: meter } = home
  if (!label && panels === null && meter === null) return null
  const date = formatDate(end, language)
  const over = hasDatePassed(end, getToday())
  return (
    <Card as="article" display="grid" gap="3" alignContent="start">
      <Heading level={2} textStyle="subsection">
        {text('living_energy')}
      </Heading>
      <div>
        <Box css={{ '& > span': { fontSize: '1.5rem', height: '48px', paddingInline: '16px 28px' } }}>
          {label ? <EnergyLabel label={label} /> : <Text color="ink2">{text('living_no_label')}</Text>}
        </Box>
        {label && (
          <Text color="ink2" mt="2">
            {date
              ? text(over ? 'living_label_ended' : 'living_label_until', { date })
              : text('living_label_end_unknown')}
          </Text>
        )}
      </div>
      <dl>
        {panels !== null && (
          <FactRow term={text('living_solar_panels')}>{text(panels ? 'yes' : 'no')}</FactRow>
        )}
        {meter !== null && <FactRow term={text('living_smart_meter')}>{text(meter ? 'yes' : 'no')}</FactRow>}
      </dl>
    </Card>
  )
}
