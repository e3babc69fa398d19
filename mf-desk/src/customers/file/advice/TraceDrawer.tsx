import { TraceDrawer as Drawer, type TraceDrawerProps } from '@portal/remote-kit/trace'
import { useText } from '../../../texts.ts'

export type Props = Omit<TraceDrawerProps, 'labels'>

/** "How do we get this?": the inputs, rule and source of a figure, and of each figure behind it. */
export default function TraceDrawer(props: Props) {
  const text = useText()
  return <Drawer {...props} labels={{ title: text('advice_explain'), unknown: text('advice_unexplained') }} />
}
