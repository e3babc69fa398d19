import { TraceDrawer as Drawer, type TraceDrawerProps } from '@portal/remote-kit/trace'
import { useText } from '../../../texts.ts'

export type AdviceTraceDrawerProps = Omit<TraceDrawerProps, 'labels'>

/** Drawer that explains a figure: its inputs, rule and source, and those of each figure it was calculated from. */
export default function AdviceTraceDrawer(props: AdviceTraceDrawerProps) {
  const text = useText()
  return <Drawer {...props} labels={{ title: text('advice_explain'), unknown: text('advice_unexplained') }} />
}
