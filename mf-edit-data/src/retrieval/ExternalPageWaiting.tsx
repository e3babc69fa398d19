import { Box, Button, Card, Loading, Skeleton, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useText } from '../texts.ts'

/** Times at which the three waiting messages appear, in milliseconds from the start (RETRIEVE-07). */
export const waitingMessageTimesMs = [10_000, 20_000, 40_000] as const

const waitingMessageTextIds = [
  'retrieve_waiting',
  'retrieve_patience_1',
  'retrieve_patience_2',
  'retrieve_patience_3',
] as const

/** Panel while the external page loads, with three messages about the delay. The customer can cancel at any time. */
export function ExternalPageWaiting({ onStop }: { onStop: () => void }) {
  const text = useText()
  const [step, setStep] = useState(0)
  useEffect(() => {
    const timers = waitingMessageTimesMs.map((time, place) => setTimeout(() => setStep(place + 1), time))
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <Card>
      <Text role="status" textStyle="subsection" minH={{ base: '84px', md: '56px' }} maxW="36em">
        {text(waitingMessageTextIds[step] ?? 'retrieve_waiting')}
      </Text>
      <Button kind="secondary" small mt="3" mb="5" onClick={onStop}>
        {text('retrieve_stop')}
      </Button>
      <Box aria-hidden="true">
        <Loading>
          <Skeleton h="min(60vh, 560px)" />
        </Loading>
      </Box>
    </Card>
  )
}
