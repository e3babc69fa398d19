import type { AdviceTrace } from '@portal/contract/advice-trace'
import { Drawer } from '@portal/ui/drawer'
import { useLast } from '../layer.tsx'
import { TraceView } from './trace-view.tsx'
import { TraceWords } from './trace-words.tsx'

/** A figure that can be explained: its step in the trace, and what it is of. */
export interface Traced {
  step: number
  title: string
}

/** What is said around an explanation, in the words of the remote that shows it. */
export interface TraceSaid {
  /** Title of the drawer. */
  title: string
  /** Stands there for a figure that the trace, or this version of the portal, does not know. */
  unknown: string
  /** What an explanation is not; nothing where who reads it knows. */
  note?: string
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
