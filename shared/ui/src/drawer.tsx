import { Overlay, type OverlayProps } from './overlay/Overlay.tsx'
import { drawerBox } from './overlay/overlay-styles.ts'
import { durations } from './system/durations.ts'

interface Props extends OverlayProps {
  /** Width in pixels; on a phone it fills the screen. */
  width?: number
}

/** A drawer with details, above the list. It traps the focus and restores it on close. */
export function Drawer({ width = 480, ...props }: Props) {
  const size = { w: { base: '100%', md: `${width}px` }, maxW: '100%' }
  return <Overlay fixed milliseconds={durations.drawer} box={[drawerBox, size]} {...props} />
}
