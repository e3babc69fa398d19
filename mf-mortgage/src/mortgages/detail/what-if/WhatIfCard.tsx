import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { type AmountBar, AmountBars } from '@portal/remote-kit/amount-bars'
import { Card, chakra, Heading, Text } from '@portal/ui'
import type { ReactNode } from 'react'

interface Props {
  question: string
  /** Identifies the question, for what leads to it. */
  questionId?: string
  slider: ReactNode
  /** What is paid a month as it is, and otherwise; none where that is not known. */
  bars: readonly AmountBar[]
  /** The outcome in words: the difference a month, and what it means. */
  difference: string
  meaning: string
  /** What it was worked out with, and the id by which the slider names it. */
  note: string
  noteId: string
}

const grid = {
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
}

/** A question whose answer moves while one slides. */
export function WhatIfCard({ question, questionId, slider, bars, difference, meaning, note, noteId }: Props) {
  const { language } = useLanguage()
  return (
    <Card>
      <Heading level={3} mb="4" id={questionId} tabIndex={questionId ? -1 : undefined}>
        {question}
      </Heading>
      <chakra.div css={grid}>
        {slider}
        <div>
          {bars.length > 0 && (
            <AmountBars bars={bars} format={(amount) => formatWholeEuro(amount, language)} />
          )}
          <Text fontWeight={600} mt="2">
            {difference}
          </Text>
          <Text>{meaning}</Text>
        </div>
      </chakra.div>
      <Text id={noteId} textStyle="meta" color="ink2" mt="4" maxW="60em">
        {note}
      </Text>
    </Card>
  )
}
