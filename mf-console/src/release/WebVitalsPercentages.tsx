import type { VersionHealth } from '@portal/contract/release'
import { chakra, Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** Web Vitals that the console shows: loading, layout stability and responsiveness. */
const shownWebVitals = ['LCP', 'INP', 'CLS']

const webVitalListCss = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: '3',
  textStyle: 'meta',
  w: 'max-content',
}

/** Percentage of a version's page views with a good value, for each Web Vital. */
export function WebVitalsPercentages({ vitals }: Pick<VersionHealth, 'vitals'>) {
  const text = useText()
  const shownVitals = vitals.filter(({ name }) => shownWebVitals.includes(name))
  if (shownVitals.length === 0) return <Text color="ink2">{text('not_told')}</Text>
  return (
    <chakra.dl css={webVitalListCss}>
      {shownVitals.map(({ name, told: pages, good }) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="ink2">{name}</chakra.dt>
          <dd>{text('good_of', { percent: Math.round((good / pages) * 100), pages })}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
