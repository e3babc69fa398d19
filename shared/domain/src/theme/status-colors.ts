/** Colours of statuses. They are the same for all tenants. */
export const statusColors = {
  light: {
    good: '#17643a',
    goodGround: '#e4f2e6',
    warn: '#7f4a00',
    warnGround: '#ffefcf',
    bad: '#a3241c',
    badGround: '#fde7e3',
  },
  dark: {
    good: '#8fd8ab',
    goodGround: '#14301f',
    warn: '#f0c274',
    warnGround: '#38290b',
    bad: '#ffaaa0',
    badGround: '#431b19',
  },
} as const
