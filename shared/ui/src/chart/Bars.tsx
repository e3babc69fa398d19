import { chakra } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import {
  axisLineCss,
  barColumnCss,
  barLabelCss,
  barSegmentCss,
  dottedLineCss,
  notePointerCss,
  noteTextCss,
  plotCss,
  tickTextCss,
} from './bars-styles.ts'
import type { SliceColor } from './chart-slices.ts'
import { useSliceHighlight } from './use-slice-highlight.ts'

/** Calculates round values for at most five axis lines, from 0 to at least `highest`. */
export function calculateTicks(highest: number): number[] {
  if (!(highest > 0)) return [0]
  const rough = highest / 4
  const size = 10 ** Math.floor(Math.log10(rough))
  const tickStep = ([1, 2, 2.5, 5].find((one) => one * size >= rough) ?? 10) * size
  const count = Math.ceil(Number((highest / tickStep).toPrecision(12)))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * tickStep).toPrecision(12)))
}

/** A bar of the chart, such as a year or month. */
export interface ChartBar {
  id: string
  /** Label below the bar. It is hidden if there is no space. */
  label: string
  /** Values of the stacked series, from bottom to top. */
  values: readonly number[]
  /** Marks an event with a dotted line in the bar. */
  marked?: boolean
}

interface BarsProps {
  /** Accessible name of the chart. */
  title: string
  /** Colours of the stacked series, from bottom to top. */
  colors: readonly SliceColor[]
  bars: readonly ChartBar[]
  /** Formats a value for a label of the value axis. The result must be short. */
  axis: (value: number) => string
  /** Describes the highlighted bar in words, with amounts. */
  describe: (bar: ChartBar) => string
  /** Text that points at the bar with the id `bar`. */
  note?: { bar: string; text: string } | undefined
}

/** Maximum number of labels on phones. */
const maxBarLabels = 6

const sumPositiveValues = (values: readonly number[]) =>
  values.reduce((total, value) => total + Math.max(0, value), 0)

/**
 * Stacked bars of amounts over time. Hover, click or arrow keys highlight a bar and describe it in words. The screen
 * must show a table with the same values below. `@nivo/bar` is not used: it is 78.5 kB (brotli), against 1.3 for this
 * component, and lacks keyboard support and descriptions.
 */
export function Bars({ title, colors, bars, axis, describe, note }: BarsProps) {
  const uiText = useUiText()
  const highlight = useSliceHighlight(bars.length)
  const current = highlight.current === null ? undefined : bars[highlight.current]
  const ticks = calculateTicks(
    bars.reduce((highest, { values }) => Math.max(highest, sumPositiveValues(values)), 0),
  )
  const top = ticks.at(-1) || 1
  const every = Math.ceil(bars.length / maxBarLabels)
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
          <chakra.span key={tick} css={tickTextCss} style={{ bottom: `${(tick / top) * 100}%` }}>
            {axis(tick)}
          </chakra.span>
        ))}
      </chakra.div>
      <chakra.div
        role="group"
        aria-label={`${title}. ${uiText('chart_keys')}`}
        tabIndex={0}
        css={plotCss}
        onKeyDown={highlight.key}
        onMouseLeave={highlight.leave}
      >
        {ticks.map((tick) => (
          <chakra.div
            key={tick}
            css={axisLineCss}
            style={{ bottom: `${(tick / top) * 100}%` }}
            aria-hidden="true"
          />
        ))}
        {bars.map((bar, index) => (
          <chakra.div
            key={bar.id}
            css={barColumnCss}
            aria-hidden="true"
            data-current={bar === current || undefined}
            onMouseEnter={() => highlight.hover(index)}
            onClick={() => highlight.press(index)}
          >
            {bar.values.map((value, series) => (
              <chakra.div
                key={colors[series]}
                data-colored=""
                css={barSegmentCss}
                bg={colors[series] ?? 'chart1'}
                style={{ height: `${(Math.max(0, value) / top) * 100}%` }}
              />
            ))}
            {bar.marked && <chakra.div css={dottedLineCss} />}
            {index % every === 0 && <chakra.span css={barLabelCss}>{bar.label}</chakra.span>}
          </chakra.div>
        ))}
        {note && noted >= 0 && (
          <chakra.div
            css={notePointerCss}
            style={{
              left: `${at}%`,
              bottom: `${(sumPositiveValues(bars[noted]?.values ?? []) / top) * 100}%`,
            }}
            aria-hidden="true"
          />
        )}
        {note && noted >= 0 && (
          <chakra.div
            css={noteTextCss}
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
