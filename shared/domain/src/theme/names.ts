/** Names of a portal's colours. Grounds first, then what stands on them. */
export const tokenNames = [
  'paper',
  'nav',
  'wall',
  'table',
  'grain',
  'line',
  'tint1',
  'tint2',
  'tint3',
  'tint4',
  'tint5',
  'ink',
  'ink2',
  'link',
  'accent',
  'onAccent',
  'hover',
  'edge',
  'field',
  'focus',
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'ill1',
  'ill2',
  'ill3',
  'stroke',
  'good',
  'goodGround',
  'warn',
  'warnGround',
  'bad',
  'badGround',
] as const
/** Name of a portal's colour. */
export type TokenName = (typeof tokenNames)[number]

/** A token's name as CSS writes it: `onAccent` is `on-accent`. */
export const cssName = (name: TokenName) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
