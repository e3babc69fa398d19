import type { AdviceTrace } from '@portal/contract/advice-trace'
import { useLast } from '@portal/remote-kit/layer'
import { Button, Card, Flex, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useState } from 'react'
import { OnPaper } from '../../shared/OnPaper.tsx'
import type { Traced } from '../../shared/trace/TraceDrawer.tsx'
import { TraceLayer } from '../../shared/trace/TraceLayer.tsx'
import { useText } from '../../texts.ts'
import { Later } from '../Later.tsx'
import { type Case, verdictOf } from '../scenarios.ts'
import { useKindWords } from '../use-kind-words.ts'
import type { ScenarioBody } from '../use-scenarios.ts'
import { VerdictIcon } from '../VerdictIcon.tsx'
import { WithAndWithout } from '../WithAndWithout.tsx'
import { Figures } from './Figures.tsx'
import { OverTime } from './time/OverTime.tsx'

export interface Props {
  /** The open case, if there is one. */
  opened: Case | null
  /** Its event, formatted: 'Als dit Anna overkomt'. */
  about: string
  trace: AdviceTrace | null
  /** Input of the calculation. */
  body: ScenarioBody
  onAsk: () => void
  onClose: () => void
}

/** All figures of a scenario for a person, each with its explanation. */
export default function CaseDrawer({ opened, about, trace, body, onAsk, onClose }: Props) {
  const text = useText()
  const kindWords = useKindWords()
  const [traced, setTraced] = useState<Traced | null>(null)
  const shown = useLast(opened)
  if (!shown) return null
  const { key, sub, result } = shown
  const title = [text(`scenario_${key}`), sub && kindWords(sub)].filter(Boolean).join(', ')
  const verdict = verdictOf(result)
  const paid = result.verdict.can_pay_mortgage ? 'payable' : 'not'
  const renewed = result.verdict.can_prolong_mortgage ? 'prolongable' : 'not'
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width={640}
      title={title}
      about={about}
      onPaper={<OnPaper />}
    >
      <Flex gap="3" align="flex-start">
        <VerdictIcon verdict={verdict} size={32} />
        <div>
          <Text textStyle="question">{text(`verdict_${verdict}`)}</Text>
          <Text>
            {text(`why_${paid}_pay`)} {text(`why_${renewed}_renew`)}
          </Text>
        </div>
      </Flex>
      {(result.without || (result.steps ?? []).length > 0) && (
        <Card>
          <WithAndWithout result={result} />
          <Later result={result} />
        </Card>
      )}
      <OverTime of={shown} body={body} />
      <Figures result={result} onTrace={setTraced} />
      {key === 'retirement' && <Text>{text('table_step')}</Text>}
      <Text textStyle="meta" color="ink2">
        {text('trace_note')}
      </Text>
      <Button justifySelf="start" onClick={onAsk}>
        {text('request_advice')}
      </Button>
      <TraceLayer trace={trace} traced={traced} onClose={() => setTraced(null)} />
    </Drawer>
  )
}
