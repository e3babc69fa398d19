import { Slot } from '@portal/remote-kit'
import { useLast } from '@portal/remote-kit/layer'
import { Drawer } from '@portal/ui/drawer'
import { useText } from '../texts.ts'
import { slotOf, type Tool } from './tools.ts'

export interface Props {
  tool: Tool | null
  onClose: () => void
}

/** A calculator, as wide as the details of a mortgage. While it moves out it still shows what it was. */
export default function ToolDrawer({ tool, onClose }: Props) {
  const text = useText()
  const shown = useLast(tool)
  if (!shown) return null
  return (
    <Drawer open={tool !== null} onClose={onClose} width={1200} title={text(`tool_${shown}`)}>
      <Slot name={slotOf(shown)} minHeight="600px" />
    </Drawer>
  )
}
