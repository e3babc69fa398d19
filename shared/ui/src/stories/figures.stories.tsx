import { formatEuro } from '@portal/domain/format/format-money'
import * as charts from '../charts.tsx'
import * as ui from '../index.ts'

export default { title: 'Design system/Figures' }

const exampleSlices = [1600, 780, 410, 210, 120, 60, 40].map((value, index) => ({
  id: String(index),
  label: `Part ${index + 1}`,
  value,
}))
const exampleBars = [2026, 2027, 2028, 2029].map((year, index) => ({
  id: String(year),
  label: String(year),
  values: [900 - 100 * index, 400 + 100 * index],
  marked: index === 2,
}))
const formatExampleEuro = (amount: number) => formatEuro(amount, 'en')

export const DonutCard = () => (
  <charts.DonutCard
    title="Policies"
    unit="a month"
    slices={exampleSlices}
    format={formatExampleEuro}
    illustration={<ui.Umbrella />}
    maxLines={4}
  />
)

export const Donut = () => (
  <ui.Card>
    <charts.Donut title="Premiums" slices={exampleSlices} totalLabel="Together" format={formatExampleEuro} />
  </ui.Card>
)

export const Bars = () => (
  <ui.Card>
    <charts.Bars
      title="Payments"
      colors={['chart1', 'chart2']}
      bars={exampleBars}
      axis={formatExampleEuro}
      describe={({ label }) => label}
      note={{ bar: '2028', text: 'The rate ends' }}
    />
  </ui.Card>
)

export const ProgressRing = () => (
  <ui.Box w="168px">
    <charts.ProgressRing share={0.4} label="40% repaid">
      <ui.House />
    </charts.ProgressRing>
  </ui.Box>
)
