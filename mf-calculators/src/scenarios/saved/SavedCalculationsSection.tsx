import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { Button, Card, chakra, Flex, IconButton, Section, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../texts.ts'
import type { AffectedPerson } from '../list-scenarios.ts'
import { useFormatVerdict } from '../use-format-verdict.ts'
import { SavedComparisonTable } from './SavedComparisonTable.tsx'
import { maxComparedCalculations, type SavedCalculation } from './saved-calculation.ts'

interface SavedCalculationsSectionProps {
  saved: readonly SavedCalculation[]
  names: Record<AffectedPerson, string>
  /** False if the device could not store the calculations. */
  isStored: boolean
  onRemove: (id: string) => void
  onSend: (compared: readonly SavedCalculation[]) => void
}

const savedCalculationRowCss = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  gap: '12px',
  alignItems: 'center',
  minH: '56px',
  borderTopWidth: '1px',
  borderColor: 'line',
}
const savedCheckboxCss = { w: '24px', h: '24px', accentColor: 'var(--link)', cursor: 'pointer' }

/** Saved calculations; up to three can be compared and sent to the adviser. */
export function SavedCalculationsSection({
  saved,
  names,
  isStored,
  onRemove,
  onSend,
}: SavedCalculationsSectionProps) {
  const text = useText()
  const formatVerdict = useFormatVerdict()
  const { language } = useLanguage()
  const id = useId()
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = saved.filter((one) => !left.includes(one.id)).slice(0, maxComparedCalculations)
  const isFull = chosen.length === maxComparedCalculations
  const toggleChosenCalculation = (one: SavedCalculation, wanted: boolean) => {
    const out = saved.filter((other) => !chosen.includes(other)).map((other) => other.id)
    setLeft(wanted ? out.filter((other) => other !== one.id) : [...out, one.id])
  }
  if (saved.length === 0) return null
  return (
    <Section title={text('saved')}>
      <Card>
        <Text color="ink2" mb="3">
          {text(isStored ? 'saved_hint' : 'saved_not_kept')}
        </Text>
        <ul>
          {saved.map((one, index) => {
            const isChosen = chosen.includes(one)
            return (
              <chakra.li key={one.id} css={savedCalculationRowCss}>
                <chakra.input
                  type="checkbox"
                  id={`${id}-${index}`}
                  css={savedCheckboxCss}
                  checked={isChosen}
                  disabled={!isChosen && isFull}
                  onChange={(event) => toggleChosenCalculation(one, event.target.checked)}
                />
                <chakra.label htmlFor={`${id}-${index}`} minW="0" py="2" cursor="pointer">
                  <Text as="span" display="block" fontWeight={600} overflowWrap="anywhere">
                    {one.name}
                  </Text>
                  <Text as="span" textStyle="meta" color="ink2">
                    {formatVerdict(one.verdictCount)} {formatDate(one.date, language)}
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
      {chosen.length > 1 && <SavedComparisonTable compared={chosen} names={names} />}
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
