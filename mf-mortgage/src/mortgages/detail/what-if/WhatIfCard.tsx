import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { type AmountBar, AmountBars } from '@portal/remote-kit/amount-bars'
import { Card, chakra, Heading, Text } from '@portal/ui'
import type { ReactNode } from 'react'

interface WhatIfCardProps {
  title: string
  /** Id of the title, for links to it. */
  titleId?: string
  slider: ReactNode
  /** Current and changed monthly payment; empty if unknown. */
  bars: readonly AmountBar[]
  /** Monthly difference as text; `meaning` explains the difference. */
  difference: string
  meaning: string
  /** Text with the assumptions; `noteId` is the element id to which the description of the slider refers. */
  note: string
  noteId: string
}

const whatIfColumnsCss = {
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
}

/** Card of a what-if calculation with a slider. The result updates while the slider moves. */
export function WhatIfCard({
  title,
  titleId,
  slider,
  bars,
  difference,
  meaning,
  note,
  noteId,
}: WhatIfCardProps) {
  const { language } = useLanguage()
  return (
    <Card>
      <Heading level={3} mb="4" id={titleId} tabIndex={titleId ? -1 : undefined}>
        {title}
      </Heading>
      <chakra.div css={whatIfColumnsCss}>
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
