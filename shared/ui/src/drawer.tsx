import { Overlay, type OverlayProps } from './overlay/Overlay.tsx'
import { drawerCss } from './overlay/overlay-styles.ts'
import { animationDurationsMs } from './system/animation-durations.ts'

interface DrawerProps extends OverlayProps {
  /** Width in pixels. On a phone, the drawer fills the screen. */
  width?: number
}

/** A drawer with details, which covers part of the page. It traps the focus, and restores it on close. */
export function Drawer({ width = 480, ...props }: DrawerProps) {
  const size = { w: { base: '100%', md: `${width}px` }, maxW: '100%' }
  return <Overlay fixed milliseconds={animationDurationsMs.drawer} box={[drawerCss, size]} {...props} />
}
