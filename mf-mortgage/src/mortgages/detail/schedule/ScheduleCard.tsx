import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import { type CsvCell, createCsvFile, csvMediaType } from '@portal/domain/csv-file'
import { isStarterLoan } from '@portal/domain/repayment-type'
import { createMortgageSchedule, type MortgageSchedule } from '@portal/domain/schedule/mortgage-schedule'
import { getMonthRow, getYearOfMonth } from '@portal/domain/schedule/payment-schedule'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { getToday } from '@portal/time/clock'
import { Box, Button, Card, chakra, Flex, Heading, Notice, saveFile, Tabs, Text } from '@portal/ui'
import { useMemo, useState } from 'react'
import { getMortgageName } from '../../../shared/mortgage-properties.ts'
import { useText } from '../../../texts.ts'
import { useFormatPartNumbers } from '../use-format-part-numbers.ts'
import { SchedulePartChoice } from './SchedulePartChoice.tsx'
import { ScheduleYearTable } from './ScheduleYearTable.tsx'
import { type DisplayedSchedule, findEventsInRow, selectSchedule } from './select-schedule.ts'
import { useScheduleTexts } from './use-schedule-texts.ts'

interface ScheduleNotesProps extends Pick<MortgageSchedule, 'leftOut'> {
  parts: readonly MortgagePart[]
}

/** Limitations of the schedule: unknown later rates, parts with missing data, and starter loans. */
function ScheduleNotes({ leftOut, parts }: ScheduleNotesProps) {
  const text = useText()
  const formatPartNumbers = useFormatPartNumbers()
  const simplified = parts.flatMap((part, place) => (isStarterLoan(part) ? [place] : []))
  return (
    <>
      {leftOut.length > 0 && (
        <Notice>
          <ul>
            {leftOut.map(({ part, why }) => (
              <li key={part}>{text(`schedule_without_${why}`, { part: part + 1 })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {simplified.length > 0 && (
        <Notice>{text('schedule_starter_loan', formatPartNumbers(simplified))}</Notice>
      )}
      <Text textStyle="meta" color="ink2">
        {text('schedule_assumption')}
      </Text>
    </>
  )
}

const LazyScheduleChart = lazyWithRetry(
  () => import(/* webpackChunkName: "schedule-chart" */ './ScheduleChart.tsx'),
  { fallback: () => null },
)
const LazyScheduleMonthTable = lazyWithRetry(
  () => import(/* webpackChunkName: "schedule-months" */ './ScheduleMonthTable.tsx'),
  {
    placeholder: () => <Box minH="460px" />,
  },
)

/** Reserved height of the chart, so that the content below does not move. */
const scheduleChartHeight = { base: '240px', md: '280px' }

/** Payment schedule of the coming years, of the whole mortgage or one part. */
export function ScheduleCard({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const scheduleTexts = useScheduleTexts()
  const [part, setPart] = useState<number | null>(null)
  const [by, setBy] = useState('year')
  const parts = mortgage.mortgageParts ?? []
  const schedule = useMemo(
    () => createMortgageSchedule(mortgage.mortgageParts ?? [], getToday()),
    [mortgage.mortgageParts],
  )
  if (!schedule) return null
  const shown = selectSchedule(schedule, part)
  const planned = schedule.parts.flatMap((one, place) => (one ? [place] : []))
  const downloadSchedule = () => {
    const names = {
      month: text('schedule_month_column'),
      interest: text('schedule_interest'),
      repayment: text('schedule_repayment'),
      premium: text('schedule_premium'),
      debt: text('schedule_debt'),
      note: text('schedule_note_column'),
    }
    const of = [getMortgageName(mortgage), part !== null && text('part_number', { number: part + 1 })]
    const name = text('schedule_file', { name: of.filter(Boolean).join(' ') || text('mortgage') })
    saveFile({
      name: `${name}.csv`,
      type: csvMediaType,
      content: createCsvFile(createScheduleRows(shown, names, scheduleTexts)),
    })
  }
  return (
    <Card
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0,1fr)"
      alignContent="start"
      _print={{ breakInside: 'auto' }}
    >
      <Flex wrap="wrap" justify="space-between" align="center" gap="8px 24px">
        <Heading level={3}>{text('schedule_question')}</Heading>
        <ScheduleLegend
          hasPremium={shown.hasPremium}
          hasFixedRateEnds={shown.marks.some(({ kind }) => kind === 'fixed-end')}
        />
      </Flex>
      {planned.length > 1 && (
        <SchedulePartChoice parts={parts} partIndexes={planned} chosen={part} onChoose={setPart} />
      )}
      <Box minH={scheduleChartHeight}>
        <LazyScheduleChart shown={shown} />
      </Box>
      <Tabs
        label={text('schedule_rows')}
        selected={by}
        onSelect={setBy}
        tabs={[
          { id: 'year', label: text('schedule_by_year') },
          { id: 'month', label: text('schedule_by_month') },
        ]}
      >
        {by === 'month' && <LazyScheduleMonthTable key={part} shown={shown} />}
        <Box display={by === 'year' ? 'block' : 'none'} _print={{ display: 'block' }}>
          <ScheduleYearTable shown={shown} />
        </Box>
      </Tabs>
      <ScheduleNotes leftOut={schedule.leftOut} parts={parts} />
      <Button
        kind="secondary"
        small
        icon="download"
        justifySelf="start"
        onClick={downloadSchedule}
        _print={{ display: 'none' }}
      >
        {text('schedule_download')}
      </Button>
    </Card>
  )
}

const scheduleLegendEntryCss = { display: 'inline-flex', alignItems: 'center', gap: '2' }

function ScheduleLegend({
  hasPremium,
  hasFixedRateEnds,
}: {
  hasPremium: boolean
  hasFixedRateEnds: boolean
}) {
  const text = useText()
  const renderSwatch = (bg: 'chart1' | 'chart2' | 'chart3') => (
    <chakra.span
      data-colored=""
      boxSize="12px"
      rounded="3px"
      bg={bg}
      boxShadow="inset 0 0 0 1px color-mix(in srgb,var(--ink) 22%,transparent)"
      printColorAdjust="exact"
    />
  )
  return (
    <Flex gap="4px 16px" wrap="wrap" textStyle="meta" color="ink2">
      <chakra.span css={scheduleLegendEntryCss}>
        {renderSwatch('chart3')}
        {text('schedule_legend_interest')}
      </chakra.span>
      <chakra.span css={scheduleLegendEntryCss}>
        {renderSwatch('chart1')}
        {text('schedule_legend_repayment')}
      </chakra.span>
      {hasPremium && (
        <chakra.span css={scheduleLegendEntryCss}>
          {renderSwatch('chart2')}
          {text('schedule_legend_premium')}
        </chakra.span>
      )}
      {hasFixedRateEnds && (
        <chakra.span css={scheduleLegendEntryCss}>
          <chakra.span h="18px" borderInlineStartWidth="2px" borderStyle="dotted" borderColor="ink" />
          {text('parts_fixed_end')}
        </chakra.span>
      )}
    </Flex>
  )
}

/** Column names of the downloaded file, in the customer's language. */
interface ScheduleColumnNames {
  month: string
  interest: string
  repayment: string
  premium: string
  debt: string
  note: string
}

/** Monthly schedule as spreadsheet rows, column names first. */
function createScheduleRows(
  { payments, marks, hasPremium }: DisplayedSchedule,
  names: ScheduleColumnNames,
  scheduleTexts: Pick<ReturnType<typeof useScheduleTexts>, 'formatEvents'>,
): CsvCell[][] {
  const listAmountColumns = (interest: CsvCell, repayment: CsvCell, premium: CsvCell, debt: CsvCell) =>
    hasPremium ? [interest, repayment, premium, debt] : [interest, repayment, debt]
  const head = [
    names.month,
    ...listAmountColumns(names.interest, names.repayment, names.premium, names.debt),
    names.note,
  ]
  const rows = Array.from(payments.debt, (_, index): CsvCell[] => {
    const row = getMonthRow(payments, index)
    const month = `${getYearOfMonth(row.month)}-${String((row.month % 12) + 1).padStart(2, '0')}`
    const note = scheduleTexts.formatEvents(findEventsInRow(row, marks))
    return [month, ...listAmountColumns(row.interest, row.repayment, row.premium, row.debt), note]
  })
  return [head, ...rows]
}
