import { Button } from '@portal/ui'
import { useState } from 'react'
import type { ViewerWords } from './viewer-words.ts'

/** How wide a page can be, by the room that there is. */
const factors = [1, 1.5, 2, 3] as const

interface Zoom {
  factor: number
  /** Undefined where it can become no larger, or no smaller. */
  larger: (() => void) | undefined
  smaller: (() => void) | undefined
}

/** How large pages are shown, in steps. */
export function useZoom(): Zoom {
  const [step, setStep] = useState(0)
  return {
    factor: factors[step] ?? 1,
    larger: step < factors.length - 1 ? () => setStep(step + 1) : undefined,
    smaller: step > 0 ? () => setStep(step - 1) : undefined,
  }
}

interface Props {
  zoom: Zoom
  words: Pick<ViewerWords, 'zoomIn' | 'zoomOut'>
}

/** Larger and smaller; one that has no more effect stays where it is, so that it keeps the focus. */
export const ZoomButtons = ({ zoom: { larger, smaller }, words }: Props) => (
  <>
    <Button kind="secondary" small icon="plus" aria-disabled={!larger || undefined} onClick={larger}>
      {words.zoomIn}
    </Button>
    <Button kind="secondary" small icon="minus" aria-disabled={!smaller || undefined} onClick={smaller}>
      {words.zoomOut}
    </Button>
  </>
)
