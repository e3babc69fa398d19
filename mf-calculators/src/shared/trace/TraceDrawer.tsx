import { TraceDrawer as Drawer, type TraceDrawerProps } from '@portal/remote-kit/trace'
import { useText } from '../../texts.ts'

export type { TracedFigure } from '@portal/remote-kit/trace'
export type TraceDrawerOptions = Omit<TraceDrawerProps, 'labels'>

/** "How do we get this?": inputs, rule and source of a figure, and of each figure that it depends on. */
export default function TraceDrawer(props: TraceDrawerOptions) {
  const text = useText()
  return (
    <Drawer
      {...props}
      labels={{ title: text('trace'), unknown: text('trace_unknown'), note: text('trace_note') }}
    />
  )
}
