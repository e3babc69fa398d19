import { type CalculationTraceDrawerProps, CalculationTraceDrawer as Drawer } from '@portal/blocks/trace'
import { useText } from '../../../texts.ts'

export type FigureExplanationDrawerProps = Omit<CalculationTraceDrawerProps, 'labels'>

/**
 * Drawer that explains a figure: its inputs, rule and source. Inputs that were themselves calculated are explained in
 * the same way.
 */
export default function FigureExplanationDrawer(props: FigureExplanationDrawerProps) {
  const text = useText()
  return <Drawer {...props} labels={{ title: text('advice_explain'), unknown: text('advice_unexplained') }} />
}
