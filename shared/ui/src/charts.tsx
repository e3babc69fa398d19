export { Bars, type ChartBar } from './chart/Bars.tsx'
export { Donut, type DonutProps } from './chart/Donut.tsx'
export { DonutCard } from './chart/DonutCard.tsx'
export { ProgressRing } from './chart/ProgressRing.tsx'
