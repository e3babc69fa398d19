import { type CalculationTraceDrawerProps, CalculationTraceDrawer as Drawer } from '@portal/blocks/trace'
import { useText } from '../../texts.ts'

export type { ExplainedFigure } from '@portal/blocks/trace'
export type TraceDrawerOptions = Omit<CalculationTraceDrawerProps, 'labels'>

/** Drawer that explains a figure: inputs, rule and source, also of each figure on which it depends. */
export default function TraceDrawer(props: TraceDrawerOptions) {
  const text = useText()
  return (
    <Drawer
      {...props}
      labels={{ title: text('trace'), unknown: text('trace_unknown'), note: text('trace_note') }}
    />
  )
}
