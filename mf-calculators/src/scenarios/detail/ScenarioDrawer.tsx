import type { CalculationTrace } from '@portal/contract/advice-trace'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Button, Card, Flex, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useState } from 'react'
import { CalculationPrintHead } from '../../shared/CalculationPrintHead.tsx'
import type { ExplainedFigure } from '../../shared/trace/TraceDrawer.tsx'
import { TraceOverlay } from '../../shared/trace/TraceOverlay.tsx'
import { useText } from '../../texts.ts'
import { LaterShortfallNote } from '../LaterShortfallNote.tsx'
import { getStayInHomeVerdict, type ScenarioCase } from '../list-scenarios.ts'
import { PolicyEffect } from '../PolicyEffect.tsx'
import { useFormatVariant } from '../use-format-variant.ts'
import type { ScenarioBody } from '../use-scenario-calculation.ts'
import { VerdictIcon } from '../VerdictIcon.tsx'
import { ScenarioFigures } from './ScenarioFigures.tsx'
import { ScenarioOverTime } from './time/ScenarioOverTime.tsx'

export interface ScenarioDrawerProps {
  /** The open scenario; null if the drawer is closed. */
  opened: ScenarioCase | null
  /** Event of the scenario, formatted: 'Als dit Anna overkomt'. */
  about: string
  trace: CalculationTrace | null
  /** Input of the calculation. */
  body: ScenarioBody
  onAsk: () => void
  onClose: () => void
}

export default function ScenarioDrawer({ opened, about, trace, body, onAsk, onClose }: ScenarioDrawerProps) {
  const text = useText()
  const formatVariant = useFormatVariant()
  const [traced, setTraced] = useState<ExplainedFigure | null>(null)
  const shown = useLastNonNull(opened)
  if (!shown) return null
  const { key, sub, result } = shown
  const title = [text(`scenario_${key}`), sub && formatVariant(sub)].filter(Boolean).join(', ')
  const verdict = getStayInHomeVerdict(result)
  const paid = result.verdict.can_pay_mortgage ? 'payable' : 'not'
  const renewed = result.verdict.can_prolong_mortgage ? 'prolongable' : 'not'
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width={640}
      title={title}
      about={about}
      onPaper={<CalculationPrintHead />}
    >
      <Flex gap="3" align="flex-start">
        <VerdictIcon verdict={verdict} size={32} />
        <div>
          <Text textStyle="subsection">{text(`verdict_${verdict}`)}</Text>
          <Text>
            {text(`why_${paid}_pay`)} {text(`why_${renewed}_renew`)}
          </Text>
        </div>
      </Flex>
      {(result.without || (result.steps ?? []).length > 0) && (
        <Card>
          <PolicyEffect result={result} />
          <LaterShortfallNote result={result} />
        </Card>
      )}
      <ScenarioOverTime scenarioCase={shown} body={body} />
      <ScenarioFigures result={result} onTrace={setTraced} />
      {key === 'retirement' && <Text>{text('table_step')}</Text>}
      <Text textStyle="meta" color="ink2">
        {text('trace_note')}
      </Text>
      <Button justifySelf="start" onClick={onAsk}>
        {text('request_advice')}
      </Button>
      <TraceOverlay trace={trace} traced={traced} onClose={() => setTraced(null)} />
    </Drawer>
  )
}
