import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Box, Card, chakra, Flex, Text, VisuallyHidden } from '@portal/ui'
import { useText } from '../../texts.ts'
import type { AffectedPerson } from '../list-scenarios.ts'
import { useFormatVerdict } from '../use-format-verdict.ts'
import { VerdictIcon } from '../VerdictIcon.tsx'
import { createComparisonRows, type SavedCalculation } from './saved-calculation.ts'
import { useFormatSavedLine } from './use-format-saved-line.ts'

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
export function SavedComparisonTable({ compared, names }: SavedComparisonTableProps) {
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
