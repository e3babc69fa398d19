import type { CalculationTrace } from '@portal/contract/advice-trace'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { roundToCents } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Button, Card, Flex, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { memo, useState } from 'react'
import { CalculationPrintHead } from '../../shared/CalculationPrintHead.tsx'
import { FigureList } from '../../shared/trace/FigureList.tsx'
import type { ExplainedFigure } from '../../shared/trace/TraceDrawer.tsx'
import { TraceOverlay } from '../../shared/trace/TraceOverlay.tsx'
import { useText } from '../../texts.ts'
import { LaterShortfallNote } from '../LaterShortfallNote.tsx'
import { type DisplayedResult, getStayInHomeVerdict, type ScenarioCase } from '../list-scenarios.ts'
import { PolicyEffect } from '../PolicyEffect.tsx'
import type { ScenarioBody } from '../use-scenario-calculation.ts'
import { useFormatVariant } from '../use-scenario-texts.ts'
import { VerdictIcon } from '../VerdictIcon.tsx'
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

interface ScenarioFiguresProps {
  result: DisplayedResult
  onTrace: (traced: ExplainedFigure) => void
}

/**
 * Income before and after the event of the scenario, the mortgage at that time, and the maximum loan. Each amount can
 * be explained.
 */
const ScenarioFigures = memo(function ScenarioFigureList({ result, onTrace }: ScenarioFiguresProps) {
  const text = useText()
  const { language } = useLanguage()
  const { income, mortgage_situation, maximum_mortgage, figures } = result
  const after = income.total_net_monthly_income
  const difference = income.difference_net_monthly_income
  const createFigure = (term: string, amount: string, name = '') => ({ term, amount, step: figures?.[name] })
  const blocks = [
    {
      title: text('income_title'),
      figures: [
        createFigure(text('income_before'), formatEuro(roundToCents(after - difference), language)),
        createFigure(text('income_after'), formatEuro(after, language), 'income.total_net_monthly_income'),
        createFigure(
          text(difference < 0 ? 'income_less' : difference > 0 ? 'income_more' : 'income_difference'),
          formatEuro(Math.abs(difference), language),
          'income.difference_net_monthly_income',
        ),
      ],
    },
    {
      title: text('situation_title'),
      figures: [
        createFigure(text('situation_date'), formatDate(mortgage_situation.date, language) ?? ''),
        createFigure(
          text('situation_payments'),
          formatEuro(mortgage_situation.monthly_payments, language),
          'mortgage_situation.monthly_payments',
        ),
        createFigure(
          text('situation_debt'),
          formatEuro(mortgage_situation.remaining_sum, language),
          'mortgage_situation.remaining_sum',
        ),
      ],
    },
    {
      title: text('maximum_title'),
      figures: [
        createFigure(
          text('maximum_payments'),
          formatEuro(maximum_mortgage.monthly_payments, language),
          'maximum_mortgage.monthly_payments',
        ),
        createFigure(
          text('maximum_sum'),
          formatWholeEuro(maximum_mortgage.total_sum, language),
          'maximum_mortgage.total_sum',
        ),
      ],
    },
  ]
  return blocks.map((block) => (
    <Card key={block.title}>
      <FigureList {...block} onTrace={onTrace} />
    </Card>
  ))
})
