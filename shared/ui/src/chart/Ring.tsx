import { ResponsivePie } from '@nivo/pie'
import type { Slice } from './slices.ts'
import { sliceColors } from './slices.ts'

interface Props {
  slices: readonly Slice[]
  current: number | null
  onHover: (index: number | null) => void
  onPress: (index: number) => void
}

/** The ring itself. In a file of its own, since nivo comes only when a chart is drawn. */
export default function Ring({ slices, current, onHover, onPress }: Props) {
  const at = (id: string | number) => slices.findIndex((slice) => slice.id === id)
  const color = (index: number) => `var(--${sliceColors[index % sliceColors.length]})`
  return (
    <ResponsivePie
      data={slices.map(({ id, label, value }) => ({ id, label, value }))}
      colors={({ id }) => color(at(id))}
      innerRadius={0.71}
      padAngle={slices.length > 1 ? 1 : 0}
      borderWidth={1}
      borderColor="rgb(0 0 0/.14)"
      margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
      activeId={current === null ? null : (slices[current]?.id ?? null)}
      activeOuterRadiusOffset={3}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      animate={false}
      tooltip={() => null}
      onMouseEnter={({ id }) => onHover(at(id))}
      onMouseLeave={() => onHover(null)}
      onClick={({ id }) => onPress(at(id))}
    />
  )
}
