import { drawerBox } from './overlay/look.ts'
import { Overlay, type OverlayProps } from './overlay/Overlay.tsx'
import { durations } from './system/durations.ts'

interface Props extends OverlayProps {
  /** Width in pixels where there is room; on a phone it fills the screen. */
  width?: number
}

/** The details of one thing, over the list it comes from. It keeps the focus inside, and gives it back when it closes. */
export function Drawer({ width = 480, ...props }: Props) {
  const size = { w: { base: '100%', md: `${width}px` }, maxW: '100%' }
  return <Overlay fixed milliseconds={durations.drawer} box={[drawerBox, size]} {...props} />
}
