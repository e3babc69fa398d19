/** Colours that mean good, attention and problem. No firm can change them. */
export const status = {
  good: '#17643a',
  goodGround: '#e4f2e6',
  warn: '#7f4a00',
  warnGround: '#ffefcf',
  bad: '#a3241c',
  badGround: '#fde7e3',
} as const
