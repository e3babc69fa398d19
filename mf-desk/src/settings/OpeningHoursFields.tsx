import { chakra, Grid, Text } from '@portal/ui'
import { TextField } from '@portal/ui/form'
import { useText } from '../texts.ts'
import { weekdayNumbers } from './office-values.ts'

const weekdayLegendCss = { fontWeight: 600, mb: '2' }
const weekdayColumnsCss = 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))'
const timeColumnsCss = 'minmax(0,1fr) minmax(0,1fr)'

/** Opening hours of an office by day; a day without times is closed. */
export function OpeningHoursFields() {
  const text = useText()
  return (
    <chakra.fieldset display="grid" gap="3">
      <chakra.legend css={weekdayLegendCss}>{text('hours')}</chakra.legend>
      <Text textStyle="meta" color="ink2">
        {text('hours_hint')}
      </Text>
      <Grid gridTemplateColumns={weekdayColumnsCss} columnGap="6" rowGap="4">
        {weekdayNumbers.map((day) => {
          const path = `hours.${day - 1}` as const
          return (
            <Grid key={day} gridTemplateColumns={timeColumnsCss} gap="3">
              <TextField
                name={`${path}.from`}
                label={text('hours_from', { day: text(`day_${day}`) })}
                input={{ type: 'time' }}
              />
              <TextField
                name={`${path}.to`}
                label={text('hours_to', { day: text(`day_${day}`) })}
                input={{ type: 'time' }}
              />
            </Grid>
          )
        })}
      </Grid>
    </chakra.fieldset>
  )
}
