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
 * A calculator, as wide as the details of a mortgage. While it moves out it still shows what it was. On paper its bars and
 * marks keep their colours: a browser leaves grounds out unless told.
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
