import { today } from '@portal/contract/clock'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Box, chakra, Text } from '@portal/ui'
import { useMemo } from 'react'
import { useText } from '../texts.ts'
import type { Equity } from './equity.ts'
import { colors } from './equity-look.ts'
import { type PathPoint, pathOf } from './repayment-path.ts'

const plot = {
  width: '100%',
  height: '56px',
  rounded: '6px',
  printColorAdjust: 'exact',
}
const years = {
  display: 'flex',
  justifyContent: 'space-between',
  textStyle: 'mark',
  color: 'ink2',
  fontVariantNumeric: 'tabular-nums',
}

/** Corners of the area below the debt, in a box of 100 by 100: each year's debt holds until its end. */
const areaOf = (points: readonly PathPoint[], top: number): string => {
  const step = 100 / points.length
  const height = (debt: number) => 100 - (debt / top) * 100
  const corners = points.map(
    ({ debt }, index) => `${index * step},${height(debt)} ${(index + 1) * step},${height(debt)}`,
  )
  return `0,100 ${corners.join(' ')} 100,100`
}

/** How what is owed on the home goes down year by year, below what the home is worth now. Nothing where it cannot be planned. */
export function RepaymentPath({ equity: { mortgages, worth, owed } }: { equity: Equity }) {
  const { language } = useLanguage()
  const text = useText()
  const path = useMemo(() => pathOf(mortgages, today()), [mortgages])
  const last = path?.points.at(-1)
  if (!path || !last || path.points.length < 2) return null
  const { points, due } = path
  const top = Math.max(worth, owed)
  const said =
    due.length > 0
      ? due
          .map(({ year, amount }) =>
            text('home_path_open', { year, amount: formatWholeEuro(amount, language) }),
          )
          .join(' ')
      : text('home_path_done', { year: last.year })
  return (
    <Box mt="2.5">
      <chakra.svg
        data-colored=""
        css={plot}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={said}
      >
        <rect y={100 - (worth / top) * 100} width="100" height="100" fill={`var(--${colors.own})`} />
        <polygon points={areaOf(points, top)} fill={`var(--${colors.owed})`} />
      </chakra.svg>
      <chakra.div css={years} aria-hidden="true">
        <span>{points[0]?.year}</span>
        <span>{last.year}</span>
      </chakra.div>
      <Text textStyle="meta" aria-hidden="true">
        {said}
      </Text>
    </Box>
  )
}
