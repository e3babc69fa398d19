import { Overlay, type OverlayProps } from './overlay/Overlay.tsx'
import { dialogCss, dialogPositionerCss } from './overlay/overlay-styles.ts'
import { animationDurationsMs } from './system/animation-durations.ts'

interface DialogProps extends OverlayProps {
  /** Maximum width in pixels. */
  width?: number
  /** `alertdialog` for a message that the customer must answer: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog'
}

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
