import { Overlay, type OverlayProps } from './overlay/Overlay.tsx'
import { dialogCss, dialogPositionerCss } from './overlay/overlay-styles.ts'
import { animationDurationsMs } from './system/animation-durations.ts'

interface DialogProps extends OverlayProps {
  /** Maximum width in pixels. */
  width?: number
  /** `alertdialog` for a message that asks for an answer: a click beside it does not close it. */
  role?: 'dialog' | 'alertdialog'
}

/** A modal dialog. */
export function Dialog({ width = 560, ...props }: DialogProps) {
  return (
    <Overlay
      milliseconds={animationDurationsMs.dialog}
      place={dialogPositionerCss}
      box={[dialogCss, { maxW: `${width}px` }]}
      {...props}
    />
  )
}
