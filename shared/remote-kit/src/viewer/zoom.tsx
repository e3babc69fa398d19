import { Button } from '@portal/ui'
import { useState } from 'react'
import type { ViewerTexts } from './viewer-texts.ts'

const zoomFactors = [1, 1.5, 2, 3] as const

interface ZoomState {
  factor: number
  /** Zooms in; undefined at the largest factor. */
  larger: (() => void) | undefined
  smaller: (() => void) | undefined
}

export function useZoom(): ZoomState {
  const [step, setStep] = useState(0)
  return {
    factor: zoomFactors[step] ?? 1,
    larger: step < zoomFactors.length - 1 ? () => setStep(step + 1) : undefined,
    smaller: step > 0 ? () => setStep(step - 1) : undefined,
  }
}

interface ZoomButtonsProps {
  zoom: ZoomState
  texts: Pick<ViewerTexts, 'zoomIn' | 'zoomOut'>
}

/** Zoom buttons. A disabled button stays in place, so that it keeps the focus. */
export const ZoomButtons = ({ zoom: { larger, smaller }, texts }: ZoomButtonsProps) => (
  <>
    <Button kind="secondary" small icon="plus" aria-disabled={!larger || undefined} onClick={larger}>
      {texts.zoomIn}
    </Button>
    <Button kind="secondary" small icon="minus" aria-disabled={!smaller || undefined} onClick={smaller}>
      {texts.zoomOut}
    </Button>
  </>
)
