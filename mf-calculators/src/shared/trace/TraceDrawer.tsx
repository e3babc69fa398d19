import { TraceDrawer as Drawer, type TraceDrawerProps } from '@portal/remote-kit/trace'
import { useText } from '../../texts.ts'

export type { Traced } from '@portal/remote-kit/trace'
export type Props = Omit<TraceDrawerProps, 'labels'>

/** "How do we get this?": inputs, rule and source of a figure, and of each figure behind it. */
export default function TraceDrawer(props: Props) {
  const text = useText()
  return (
    <Drawer
      {...props}
      labels={{ title: text('trace'), unknown: text('trace_unknown'), note: text('trace_note') }}
    />
  )
}
