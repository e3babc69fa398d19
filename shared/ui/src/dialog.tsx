import { Overlay, type OverlayProps } from './overlay/Overlay.tsx'
import { dialogBox, dialogPlace } from './overlay/overlay-styles.ts'
import { durations } from './system/durations.ts'

interface Props extends OverlayProps {
  /** Maximum width in pixels. */
  width?: number
  /** `alertdialog` for a message that asks for an answer: a click beside it does not close it. */
  role?: 'dialog' | 'alertdialog'
}

/** A modal dialog. */
export function Dialog({ width = 560, ...props }: Props) {
  return (
    <Overlay
      milliseconds={durations.dialog}
      place={dialogPlace}
      box={[dialogBox, { maxW: `${width}px` }]}
      {...props}
    />
  )
}
