import type { AdviceTrace } from '@portal/contract/advice-trace'
import { Drawer } from '@portal/ui/drawer'
import { useLast } from '../layer.tsx'
import type { TraceSaid } from './trace-said.ts'
import { TraceView } from './trace-view.tsx'
import { TraceWords } from './trace-words.tsx'

/** A figure that can be explained: its step in the trace, and what it is of. */
export interface Traced {
  step: number
  title: string
}

/** What a drawer that explains figures is given. */
export interface TraceDrawerProps {
  trace: AdviceTrace | null
  /** The figure that is explained, if one is. */
  traced: Traced | null
  said: TraceSaid
  onClose: () => void
}

/** "How do we get this?": the inputs, rule and source of a figure, and of each figure behind it. */
export function TraceDrawer({ trace, traced, said, onClose }: TraceDrawerProps) {
  const shown = useLast(traced)
  if (!shown) return null
  return (
    <Drawer open={traced !== null} onClose={onClose} width={640} title={said.title} about={shown.title}>
      <TraceWords>
        <TraceView key={shown.step} trace={trace} from={shown.step} said={said} />
      </TraceWords>
    </Drawer>
  )
}
