import { getEnergyLabelColors } from '@portal/domain/theme/energy-label-colors'
import { chakra } from '@portal/ui'

const arrowClipPath = 'polygon(0 0, calc(100% - 12px) 0, 100% 50%, calc(100% - 12px) 100%, 0 100%)'

/** Energy label of a home. It always shows the letter, because colour alone is not enough. */
export function EnergyLabel({ label }: { label: string }) {
  const colors = getEnergyLabelColors(label)
  if (!colors) return label
  return (
    <chakra.span
      data-colored=""
      display="inline-flex"
      alignItems="center"
      h="32px"
      pl="3"
      pr="20px"
      rounded="4px"
      clipPath={arrowClipPath}
      bg={colors.ground}
      color={colors.letter}
      fontWeight={700}
      printColorAdjust="exact"
    >
      {label.trim().toUpperCase()}
    </chakra.span>
  )
}
