import type { SystemStyleObject } from '@chakra-ui/react'
import { animationDurationsMs } from '../system/animation-durations.ts'

/** Returns the enter and exit animations. Ark removes the element after the exit animation. */
const getMotionCss = (name: [enter: string, leave: string], milliseconds: number): SystemStyleObject => ({
  _open: { animation: `${name[0]} ${milliseconds}ms ease-out` },
  _closed: { animation: `${name[1]} ${milliseconds}ms ease-in forwards` },
})

export const getBackdropCss = (milliseconds: number): SystemStyleObject => ({
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  bg: 'rgb(20 18 30/.5)',
  _print: { display: 'none' },
  ...getMotionCss(['ui-appear', 'ui-vanish'], milliseconds),
})

/** Puts a dialog in the centre of the window; on a phone, at the bottom. */
export const dialogPositionerCss: SystemStyleObject = {
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  overflow: 'auto',
  display: 'grid',
  justifyItems: 'center',
  alignItems: { base: 'end', md: 'center' },
  p: { base: '0', md: '6' },
}

export const dialogCss: SystemStyleObject = {
  bg: 'card',
  w: '100%',
  rounded: { base: '20px 20px 0 0', md: 'table' },
  shadow: 'float',
  outline: 'none',
  ...getMotionCss(['ui-zoom-in', 'ui-zoom-out'], animationDurationsMs.dialog),
}

export const drawerCss: SystemStyleObject = {
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 41,
  bg: 'paper',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '16px',
  rounded: { base: '0', md: '24px 0 0 24px' },
  shadow: 'float',
  outline: 'none',
  ...getMotionCss(['ui-slide-in', 'ui-slide-out'], animationDurationsMs.drawer),
  _print: {
    position: 'static',
    overflow: 'visible',
    rounded: '0',
    shadow: 'none',
    bg: '#fff',
    animation: 'none',
  },
}

/** Letterhead above the title, in print only. */
export const letterheadCss: SystemStyleObject = {
  display: 'none',
  justifyContent: 'space-between',
  alignItems: 'center',
  pb: '6',
  _print: { display: 'flex' },
}

export const overlayHeadCss: SystemStyleObject = {
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  gap: { base: '2', md: '4' },
  px: { base: '4', md: '10' },
  pt: { base: '3', md: '7' },
  pb: { base: '3', md: '5' },
  _print: { px: '0', pt: '0' },
}

export const asideCss: SystemStyleObject = {
  order: { base: 1, md: 0 },
  flex: { base: '1 0 100%', md: 'none' },
}

export const overlayBodyCss: SystemStyleObject = {
  px: { base: '4', md: '10' },
  pb: { base: '6', md: '10' },
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: 'minmax(0,1fr)',
  _print: { px: '0', pb: '0' },
}
