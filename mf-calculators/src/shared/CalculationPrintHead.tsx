import { PrintLetterhead } from '@portal/blocks/letterhead'
import { useSession } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { Box, Text } from '@portal/ui'
import { useText } from '../texts.ts'

export function CalculationPrintHead() {
  const text = useText()
  const name = useSession()?.name
  return (
    <Box display="grid" gap="2" w="100%">
      <Box display="flex" justifyContent="space-between" alignItems="center">
        <PrintLetterhead day={getToday()} />
      </Box>
      {name && <Text fontWeight={600}>{text('printed_for', { name })}</Text>}
    </Box>
  )
}
