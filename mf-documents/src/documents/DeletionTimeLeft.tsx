import { chakra, Flex, Text } from '@portal/ui'
import { useText } from '../texts.ts'

const ringCircumference = 2 * Math.PI * 8

/** Remaining time to delete a document: a ring that empties, and the minutes as text. */
export function DeletionTimeLeft({ minutes }: { minutes: number }) {
  const text = useText()
  return (
    <Flex align="center" gap="2" _print={{ display: 'none' }}>
      <chakra.svg
        boxSize="22px"
        viewBox="0 0 22 22"
        fill="none"
        strokeWidth="4"
        flex="none"
        aria-hidden="true"
      >
        <circle cx="11" cy="11" r="8" stroke="var(--tint3)" />
        <circle
          cx="11"
          cy="11"
          r="8"
          stroke="var(--link)"
          strokeDasharray={`${(ringCircumference * minutes) / 60} ${ringCircumference}`}
          transform="rotate(-90 11 11)"
        />
      </chakra.svg>
      <Text textStyle="meta" color="ink2" whiteSpace="nowrap">
        <chakra.b color="ink">{text('doc_left', { minutes })}</chakra.b>
        <br />
        {text('doc_left_why')}
      </Text>
    </Flex>
  )
}
