import type { AdviceTrace } from '@portal/contract/advice-trace'
import { Drawer } from '@portal/ui/drawer'
import { useLastNonNull } from '../layer.tsx'
import type { TraceLabels } from './trace-labels.ts'
import { CalculationTraceView } from './trace-view.tsx'

export interface TracedFigure {
  step: number
  title: string
}

export interface TraceDrawerProps {
  trace: AdviceTrace | null
  traced: TracedFigure | null
  labels: TraceLabels
  onClose: () => void
}

/** Drawer that explains a figure: rule, inputs and source of the figure, and of each figure that it depends on. */
export function TraceDrawer({ trace, traced, labels, onClose }: TraceDrawerProps) {
  const shown = useLastNonNull(traced)
  if (!shown) return null
  return (
    <Drawer open={traced !== null} onClose={onClose} width={640} title={labels.title} about={shown.title}>
      <CalculationTraceView key={shown.step} trace={trace} from={shown.step} labels={labels} />
    </Drawer>
  )
}
