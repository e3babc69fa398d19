import { Slot } from '@portal/remote-kit'
import { useLastNonNull } from '@portal/remote-kit/layer'
import { Box } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { CalculationPrintHead } from '../shared/CalculationPrintHead.tsx'
import { useText } from '../texts.ts'
import { type Calculator, getCalculatorSlotName } from './calculator-list.ts'

export interface CalculatorDrawerProps {
  tool: Calculator | null
  onClose: () => void
}

/**
 * Drawer of a calculator, as wide as the drawer of mortgage details. The drawer keeps its content during the closing
 * animation. When it is printed, bars and marks keep their colours, which browsers otherwise omit.
 */
export default function CalculatorDrawer({ tool, onClose }: CalculatorDrawerProps) {
  const text = useText()
  const shown = useLastNonNull(tool)
  if (!shown) return null
  return (
    <Drawer
      open={tool !== null}
      onClose={onClose}
      width={1200}
      title={text(`tool_${shown}`)}
      onPaper={<CalculationPrintHead />}
    >
      <Box printColorAdjust="exact">
        <Slot name={getCalculatorSlotName(shown)} minHeight="600px" />
      </Box>
    </Drawer>
  )
}
