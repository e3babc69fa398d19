import type { SystemStyleObject } from '@chakra-ui/react'

export const stepListCss: SystemStyleObject = { display: 'grid' }

export const stepRowCss: SystemStyleObject = {
  position: 'relative',
  lineHeight: '1.375rem',
  color: 'ink2',
  pl: { base: '12', md: '0' },
  pr: { md: '5' },
  pt: { base: '1', md: '44px' },
  pb: { base: '18px', md: '0' },
  minH: { base: '60px', md: '0' },
  _last: { pb: '0', minH: '40px', _after: { display: 'none' } },
  _after: {
    content: '""',
    position: 'absolute',
    rounded: '1px',
    bg: 'tint4',
    left: { base: '15px', md: '40px' },
    right: { md: '2' },
    top: { base: '36px', md: '15px' },
    bottom: { base: '2px', md: 'auto' },
    w: { base: '2px', md: 'auto' },
    h: { md: '2px' },
  },
}

export const stepMarkerCss: SystemStyleObject = {
  position: 'absolute',
  left: '0px',
  top: '0px',
  boxSize: '32px',
  display: 'grid',
  placeItems: 'center',
  rounded: 'full',
  borderWidth: '2px',
  textStyle: 'meta',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  zIndex: 1,
}

export const stepStateCss: Record<
  'done' | 'now' | 'later',
  { row: SystemStyleObject; marker: SystemStyleObject }
> = {
  done: {
    row: { color: 'ink', _after: { bg: 'good' } },
    marker: { bg: 'good', borderColor: 'good', color: 'card' },
  },
  now: {
    row: { color: 'ink', fontWeight: 600 },
    marker: { bg: 'accent', borderColor: 'edge', color: 'on-accent', boxShadow: '0 0 0 4px var(--tint3)' },
  },
  later: { row: {}, marker: { bg: 'card', borderColor: 'field' } },
}
