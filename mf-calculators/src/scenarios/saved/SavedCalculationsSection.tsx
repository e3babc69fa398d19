import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Box, Button, Card, chakra, Flex, IconButton, Section, Text, VisuallyHidden } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../texts.ts'
import type { AffectedPerson } from '../list-scenarios.ts'
import { useFormatSavedLine, useFormatVerdict } from '../use-scenario-texts.ts'
import { VerdictIcon } from '../VerdictIcon.tsx'
import { createComparisonRows, maxComparedCalculations, type SavedCalculation } from './saved-calculation.ts'

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

interface SavedComparisonTableProps {
  compared: readonly SavedCalculation[]
  names: Record<AffectedPerson, string>
}

const comparisonTableCss = {
  w: '100%',
  minW: '560px',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: '3',
    pr: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  '& thead th': { borderTopWidth: '0', fontWeight: 600 },
  '& tbody th': { fontWeight: 500, color: 'ink2', w: '32%' },
}

/** Compares up to three saved calculations: the verdict of each scenario, and the possible monthly payment. */
function SavedComparisonTable({ compared, names }: SavedComparisonTableProps) {
  const { language } = useLanguage()
  const text = useText()
  const formatVerdict = useFormatVerdict()
  const formatSavedLine = useFormatSavedLine()
  return (
    <Card>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={text('compare')}>
        <chakra.table css={comparisonTableCss}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{text('scenario_what')}</VisuallyHidden>
              </th>
              {compared.map(({ id, name, verdictCount }) => (
                <th key={id} scope="col">
                  <Text as="span" display="block" overflowWrap="anywhere">
                    {name}
                  </Text>
                  <Text as="span" textStyle="meta" fontWeight={400} color="ink2">
                    {formatVerdict(verdictCount)}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {createComparisonRows(compared).map(({ scenario, who, cells }) => (
              <tr key={`${scenario} ${who}`}>
                <th scope="row">{formatSavedLine(scenario, who, names)}</th>
                {cells.map((cell, index) => (
                  <td key={compared[index]?.id}>
                    {cell ? (
                      <Flex gap="2" align="flex-start">
                        <VerdictIcon verdict={cell.verdict} size={22} />
                        <span>
                          <Text as="span" display="block" fontWeight={600}>
                            {text(`verdict_${cell.verdict}`)}
                          </Text>
                          <Text as="span" textStyle="meta" color="ink2" fontVariantNumeric="tabular-nums">
                            {text('compare_amounts', {
                              possible: formatWholeEuro(cell.possible, language),
                              needed: formatWholeEuro(cell.needed, language),
                            })}
                          </Text>
                        </span>
                      </Flex>
                    ) : (
                      '–'
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Card>
  )
}
