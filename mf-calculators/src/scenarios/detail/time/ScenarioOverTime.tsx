import { getScenarios, type ScenarioRequest } from '@portal/contract/scenario'
import { usePostQuery, useTenant } from '@portal/remote-kit'
import { Box, Card, Heading, Skeleton, Tabs, Text } from '@portal/ui'
import { memo, useState } from 'react'
import { useText } from '../../../texts.ts'
import type { ScenarioCase } from '../../list-scenarios.ts'
import type { ScenarioBody } from '../../use-scenario-calculation.ts'
import { ScenarioTimeChart } from './ScenarioTimeChart.tsx'
import { ScenarioStepTable, ScenarioYearTable } from './ScenarioTimeTables.tsx'

export const toScenarioRequest = ({
  key,
  sub,
  who,
}: Pick<ScenarioCase, 'key' | 'sub' | 'who'>): ScenarioRequest => {
  if (key !== 'incapacitated') return { scenario: key, who }
  return sub === 'durable'
    ? { scenario: 'incapacitated_durable', who }
    : { scenario: key, percent: Number(sub), who }
}

function useScenarioTimeline(body: ScenarioBody, of: Pick<ScenarioCase, 'key' | 'sub' | 'who'>) {
  const key = useTenant()?.scenarios_key ?? ''
  const request = { step: 'scenarios', ...body, timeline_of: toScenarioRequest(of) } as const
  return usePostQuery(getScenarios, 'SCENARIOS', { query: { key }, body: request })
}

interface ScenarioOverTimeProps {
  scenarioCase: ScenarioCase
  body: ScenarioBody
}

/** Height reserved for the chart, so that nothing below moves. */
const scenarioChartHeight = { base: '240px', md: '280px' }

/** Income and mortgage cost until the term ends, as a chart and as tables of the same figures. */
export const ScenarioOverTime = memo(function ScenarioOverTimeContent({
  scenarioCase,
  body,
}: ScenarioOverTimeProps) {
  const text = useText()
  const [by, setBy] = useState('year')
  const response = useScenarioTimeline(body, scenarioCase)
  const timeline = response.data?.data.result?.timeline
  if (response.isError || (response.data && !timeline)) return null
  if (!timeline)
    return (
      <Card>
        <Skeleton h="320px" />
      </Card>
    )
  const { before } = timeline
  const { years, steps } = timeline.insured ?? timeline
  const short = years.reduce((sum, { months_short }) => sum + months_short, 0)
  return (
    <Card display="grid" gap="3" gridTemplateColumns="minmax(0,1fr)" _print={{ breakInside: 'auto' }}>
      <Heading level={3}>{text('time_title')}</Heading>
      <Text>
        {short > 0 ? text('time_short', { count: short }) : text('time_fits')}
        {timeline.insured && ` ${text('time_insured')}`}
      </Text>
      <Box minH={scenarioChartHeight}>
        <ScenarioTimeChart before={before} years={years} steps={steps} />
      </Box>
      <Tabs
        label={text('time_title')}
        selected={by}
        onSelect={setBy}
        tabs={[
          { id: 'year', label: text('time_by_year') },
          { id: 'step', label: text('time_by_step') },
        ]}
      >
        {by === 'step' ? (
          <ScenarioStepTable steps={steps} />
        ) : (
          <ScenarioYearTable before={before} years={years} />
        )}
      </Tabs>
      <Text textStyle="meta" color="ink2">
        {text('time_note')}
      </Text>
    </Card>
  )
})
