import { Slot } from '@portal/remote-kit'
import { useLast } from '@portal/remote-kit/layer'
import { Box } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { OnPaper } from '../shared/OnPaper.tsx'
import { useText } from '../texts.ts'
import { slotOf, type Tool } from './tools.ts'

export interface Props {
  tool: Tool | null
  onClose: () => void
}

/**
 * Drawer of a calculator, as wide as mortgage details. It keeps its content while it closes. Prints bars and marks in
 * colour, which browsers otherwise omit.
 */
export default function ToolDrawer({ tool, onClose }: Props) {
  const text = useText()
  const shown = useLast(tool)
  if (!shown) return null
  return (
    <Drawer
      open={tool !== null}
      onClose={onClose}
      width={1200}
      title={text(`tool_${shown}`)}
      onPaper={<OnPaper />}
    >
      <Box printColorAdjust="exact">
        <Slot name={slotOf(shown)} minHeight="600px" />
      </Box>
    </Drawer>
  )
}
