import type { CalculationTrace } from '@portal/contract/advice-trace'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Drawer } from '@portal/ui/drawer'
import type { CalculationTraceLabels } from './calculation-trace-view.tsx'
import { CalculationTraceView } from './calculation-trace-view.tsx'

export interface ExplainedFigure {
  step: number
  title: string
}

export interface CalculationTraceDrawerProps {
  trace: CalculationTrace | null
  traced: ExplainedFigure | null
  labels: CalculationTraceLabels
  onClose: () => void
}

/** Drawer that explains a figure: rule, inputs and source of the figure, and of each figure that it depends on. */
export function CalculationTraceDrawer({ trace, traced, labels, onClose }: CalculationTraceDrawerProps) {
  const shown = useLastNonNull(traced)
  if (!shown) return null
  return (
    <Drawer open={traced !== null} onClose={onClose} width={640} title={labels.title} about={shown.title}>
      <CalculationTraceView key={shown.step} trace={trace} from={shown.step} labels={labels} />
    </Drawer>
  )
}
