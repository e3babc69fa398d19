import {
  bar,
  card,
  columns,
  type Outline,
  type OutlinePart,
  rows,
  times,
  wall,
} from '@portal/contract/outline'

const ring = { base: '72px', md: '104px', lg: '168px' } as const

/** A card with a figure and a ring. */
const figure: OutlinePart = card(
  [
    bar('240px', '24px'),
    columns(
      { base: [1, '72px'], md: [1, '104px'], lg: [1, '168px'] },
      rows([bar('180px', '40px'), bar('160px'), ...times(2, bar(undefined, '24px'))]),
      bar(ring, ring, 'round'),
    ),
  ],
  { base: '252px', lg: '292px' },
)
export const figureOutline: Outline = [figure]

/** The overview while it is not known what is on it. */
export const dashboardOutline: Outline = [
  wall([bar('200px', '64px'), bar('260px', '28px'), bar('520px', '68px'), bar('220px', '52px', 'card')], {
    base: '560px',
    md: '516px',
    lg: '470px',
  }),
  columns({ base: [1], md: [1, 1] }, ...times(2, figure)),
]
