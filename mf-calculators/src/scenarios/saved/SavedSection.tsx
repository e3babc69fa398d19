import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { Button, Card, chakra, Flex, IconButton, Section, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../texts.ts'
import type { AffectedPerson } from '../scenarios.ts'
import { CompareTable } from './CompareTable.tsx'
import { maxCompared, type SavedCalculation } from './saved.ts'

interface Props {
  saved: readonly SavedCalculation[]
  names: Record<AffectedPerson, string>
  /** False if the device did not store them. */
  kept: boolean
  onRemove: (id: string) => void
  onSend: (compared: readonly SavedCalculation[]) => void
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  gap: '12px',
  alignItems: 'center',
  minH: '56px',
  borderTopWidth: '1px',
  borderColor: 'line',
}
const box = { w: '24px', h: '24px', accentColor: 'var(--link)', cursor: 'pointer' }

/** Saved calculations; up to three can be compared and sent to the adviser. */
export function SavedSection({ saved, names, kept, onRemove, onSend }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const id = useId()
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = saved.filter((one) => !left.includes(one.id)).slice(0, maxCompared)
  const isFull = chosen.length === maxCompared
  const choose = (one: SavedCalculation, wanted: boolean) => {
    const out = saved.filter((other) => !chosen.includes(other)).map((other) => other.id)
    setLeft(wanted ? out.filter((other) => other !== one.id) : [...out, one.id])
  }
  if (saved.length === 0) return null
  return (
    <Section title={text('saved')}>
      <Card>
        <Text color="ink2" mb="3">
          {text(kept ? 'saved_hint' : 'saved_not_kept')}
        </Text>
        <ul>
          {saved.map((one, index) => {
            const isChosen = chosen.includes(one)
            return (
              <chakra.li key={one.id} css={row}>
                <chakra.input
                  type="checkbox"
                  id={`${id}-${index}`}
                  css={box}
                  checked={isChosen}
                  disabled={!isChosen && isFull}
                  onChange={(event) => choose(one, event.target.checked)}
                />
                <chakra.label htmlFor={`${id}-${index}`} minW="0" py="2" cursor="pointer">
                  <Text as="span" display="block" fontWeight={600} overflowWrap="anywhere">
                    {one.name}
                  </Text>
                  <Text as="span" textStyle="meta" color="ink2">
                    {text(`whole_${one.answer}`)} {formatDate(one.date, language)}
                  </Text>
                </chakra.label>
                <IconButton
                  icon="trash"
                  label={text('saved_remove', { name: one.name })}
                  onClick={() => onRemove(one.id)}
                />
              </chakra.li>
            )
          })}
        </ul>
      </Card>
      {chosen.length > 1 && <CompareTable compared={chosen} names={names} />}
      {chosen.length > 0 && (
        <Flex>
          <Button kind="secondary" icon="mail" onClick={() => onSend(chosen)}>
            {text('saved_send')}
          </Button>
        </Flex>
      )}
    </Section>
  )
}
