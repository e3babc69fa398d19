import { Button } from '@portal/ui'
import { useState } from 'react'
import type { ViewerTexts } from './viewer-texts.ts'

/** Zoom factors, relative to the available width. */
const factors = [1, 1.5, 2, 3] as const

interface Zoom {
  factor: number
  /** Undefined at the largest or smallest step. */
  larger: (() => void) | undefined
  smaller: (() => void) | undefined
}

/** Zoom state of the pages. */
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
  words: Pick<ViewerTexts, 'zoomIn' | 'zoomOut'>
}

/** Zoom buttons; a disabled one stays in place, so that it keeps the focus. */
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
