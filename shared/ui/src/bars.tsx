import { chakra } from '@chakra-ui/react'
import {
  column,
  dotted,
  label as labelCss,
  line,
  note as noteCss,
  piece,
  plot,
  pointer,
  tickText,
} from './chart/bars-look.ts'
import type { SliceColor } from './chart/slices.ts'
import { ticksTo } from './chart/ticks.ts'
import { useHighlight } from './chart/use-highlight.ts'
import { useWords } from './words/words.ts'

/** One bar: a year, a month. */
export interface Bar {
  id: string
  /** Below the bar, where there is room. */
  label: string
  /** A value of each series, from the bottom of the bar. */
  values: readonly number[]
  /** Something happens here: a dotted line stands in the bar. */
  marked?: boolean
}

interface Props {
  /** What the chart is of. */
  title: string
  /** Colour of each value of a bar, from its bottom. */
  colors: readonly SliceColor[]
  bars: readonly Bar[]
  /** A value of the axis, short. */
  axis: (value: number) => string
  /** What the highlighted bar says, in words with amounts. */
  describe: (bar: Bar) => string
  /** The one thing to see: a remark that points at a bar. */
  note?: { bar: string; text: string } | undefined
}

/** Labels that fit below the bars of a phone. */
const labelsAtMost = 6

const sum = (values: readonly number[]) => values.reduce((total, value) => total + Math.max(0, value), 0)

/**
 * Amounts over time as stacked bars. Pointing, pressing or arrow keys highlight a bar, which is then told in words. Give
 * it a table with the same values below: this is not the only place to read them. `@nivo/bar` is 78.5 kB (brotli), this
 * 1.3, and has neither the keys nor the words.
 */
export function Bars({ title, colors, bars, axis, describe, note }: Props) {
  const word = useWords()
  const highlight = useHighlight(bars.length)
  const current = highlight.current === null ? undefined : bars[highlight.current]
  const ticks = ticksTo(bars.reduce((highest, { values }) => Math.max(highest, sum(values)), 0))
  const top = ticks.at(-1) || 1
  const every = Math.ceil(bars.length / labelsAtMost)
  const noted = note ? bars.findIndex(({ id }) => id === note.bar) : -1
  const at = ((noted + 0.5) / bars.length) * 100
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="max-content minmax(0,1fr)"
      columnGap="2"
      pt={note ? '8' : '2'}
    >
      <chakra.div position="relative" aria-hidden="true">
        <chakra.span visibility="hidden" textStyle="mark" whiteSpace="nowrap">
          {axis(top)}
        </chakra.span>
        {ticks.map((tick) => (
          <chakra.span key={tick} css={tickText} style={{ bottom: `${(tick / top) * 100}%` }}>
            {axis(tick)}
          </chakra.span>
        ))}
      </chakra.div>
      <chakra.div
        role="group"
        aria-label={`${title}. ${word('chart_keys')}`}
        tabIndex={0}
        css={plot}
        onKeyDown={highlight.key}
        onMouseLeave={highlight.leave}
      >
        {ticks.map((tick) => (
          <chakra.div key={tick} css={line} style={{ bottom: `${(tick / top) * 100}%` }} aria-hidden="true" />
        ))}
        {bars.map((bar, index) => (
          <chakra.div
            key={bar.id}
            css={column}
            aria-hidden="true"
            data-current={bar === current || undefined}
            onMouseEnter={() => highlight.hover(index)}
            onClick={() => highlight.press(index)}
          >
            {bar.values.map((value, series) => (
              <chakra.div
                key={colors[series]}
                data-colored=""
                css={piece}
                bg={colors[series] ?? 'chart1'}
                style={{ height: `${(Math.max(0, value) / top) * 100}%` }}
              />
            ))}
            {bar.marked && <chakra.div css={dotted} />}
            {index % every === 0 && <chakra.span css={labelCss}>{bar.label}</chakra.span>}
          </chakra.div>
        ))}
        {note && noted >= 0 && (
          <chakra.div
            css={pointer}
            style={{ left: `${at}%`, bottom: `${(sum(bars[noted]?.values ?? []) / top) * 100}%` }}
            aria-hidden="true"
          />
        )}
        {note && noted >= 0 && (
          <chakra.div
            css={noteCss}
            style={at > 50 ? { right: `calc(${100 - at}% + 6px)` } : { left: `calc(${at}% + 6px)` }}
          >
            {note.text}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.p
        gridColumn="1/-1"
        mt="7"
        minH="20px"
        textStyle="meta"
        color="ink2"
        role="status"
        _print={{ display: 'none' }}
      >
        {current && describe(current)}
      </chakra.p>
    </chakra.div>
  )
}
