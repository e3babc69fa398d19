import { dialogBox, dialogPlace } from './overlay/look.ts'
import { Overlay, type OverlayProps } from './overlay/Overlay.tsx'
import { durations } from './system/durations.ts'

interface Props extends OverlayProps {
  /** Widest it becomes, in pixels. */
  width?: number
}

/** Something to finish or to leave before going on. */
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
