import { Button, chakra, IconButton, Text } from '@portal/ui'
import { useText } from '../../../texts.ts'

interface MortgageEventItemProps {
  date: string
  title: string
  meaning: string
  /** Whether the event is hidden on screen. Print always shows the event. */
  collapsed: boolean
  /**
   * Moves the focus to the what-if card with the event's effect on the monthly payment; undefined if the effect cannot
   * be calculated.
   */
  onTry: (() => void) | undefined
  onSave: () => void
}

const eventRowCss = {
  gridTemplateColumns: { base: 'minmax(0,1fr) auto', md: '10.5rem minmax(0,1fr) auto' },
  columnGap: '6',
  alignItems: 'start',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  breakInside: 'avoid',
}
const eventDateCss = {
  gridColumn: '1',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: { base: 'ink2', md: 'ink' },
  textStyle: { base: 'meta', md: 'body' },
}

export function MortgageEventItem({
  date,
  title,
  meaning,
  collapsed,
  onTry,
  onSave,
}: MortgageEventItemProps) {
  const text = useText()
  return (
    <chakra.li css={eventRowCss} display={collapsed ? 'none' : 'grid'} _print={{ display: 'grid' }}>
      <Text css={eventDateCss}>{date}</Text>
      <chakra.div gridColumn={{ base: '1', md: '2' }} minW="0">
        <Text fontWeight={600}>{title}</Text>
        <Text textStyle="meta" color="ink2">
          {meaning}
        </Text>
        {onTry && (
          <Button kind="quiet" small ml="-3" textAlign="start" onClick={onTry}>
            {text('rate_go')}
          </Button>
        )}
      </chakra.div>
      <IconButton
        icon="calendar"
        label={text('coming_save', { what: title })}
        gridColumn={{ base: '2', md: '3' }}
        gridRow={{ base: '1/3', md: '1' }}
        my="-2"
        mr="-3"
        onClick={onSave}
        _print={{ display: 'none' }}
      />
    </chakra.li>
  )
}
