import type { AdviceTrace } from '@portal/contract/advice-trace'
import { useLast } from '@portal/remote-kit/layer'
import { Card, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useText } from '../../texts.ts'
import { TraceView } from './TraceView.tsx'

/** A figure that can be explained: its step in the trace, and what it is of. */
export interface Traced {
  step: number
  title: string
}

export interface Props {
  trace: AdviceTrace | null
  /** The figure that is explained, if one is. */
  traced: Traced | null
  onClose: () => void
}

/** "How do we get this?": the inputs, rule and source of a figure, and of each figure behind it. */
export default function TraceDrawer({ trace, traced, onClose }: Props) {
  const text = useText()
  const shown = useLast(traced)
  if (!shown) return null
  return (
    <Drawer open={traced !== null} onClose={onClose} width={640} title={text('trace')} about={shown.title}>
      {trace ? (
        <TraceView key={shown.step} trace={trace} from={shown.step} />
      ) : (
        <Card>
          <Text>{text('trace_unknown')}</Text>
        </Card>
      )}
    </Drawer>
  )
}
