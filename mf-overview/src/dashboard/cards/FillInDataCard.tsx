import { getObligations } from '@portal/contract/obligation'
import { getPossessions } from '@portal/contract/possession'
import { useIsAllowed, useLanguage, useRead } from '@portal/remote-kit'
import { useAddDataPath } from '@portal/remote-kit/edit-path'
import { Box, ButtonLink, Card, Folder, Heading, Text } from '@portal/ui'
import { overviewAccessGates } from '../../shared/overview-access-gates.ts'
import { useHouseholdIncomes } from '../../shared/use-household-incomes.ts'
import { useHouseholdPensions } from '../../shared/use-household-pensions.ts'
import { useText } from '../../texts.ts'

type MissingDataKind = 'income' | 'pension' | 'savings'

/**
 * Returns the kinds of data that are missing in the customer file, among those that the tenant shows; empty while
 * loading or after an error. Missing savings count only if obligations are missing or hidden too, because otherwise the
 * savings and obligations card shows that savings are missing.
 */
function useMissingData(): MissingDataKind[] {
  const withIncome = useIsAllowed(overviewAccessGates.income)
  const withObligations = useIsAllowed(overviewAccessGates.obligations)
  const incomes = useHouseholdIncomes()
  const pensions = useHouseholdPensions()
  const savings = useRead(getPossessions)
  const obligations = useRead(getObligations, undefined, { enabled: withObligations })
  const isListEmpty = (read: { data?: { data: unknown[] } | undefined }) => read.data?.data.length === 0
  return [
    ...(withIncome && incomes.data?.total === 0 ? (['income'] as const) : []),
    ...(withIncome && pensions.data?.total === 0 ? (['pension'] as const) : []),
    ...(isListEmpty(savings) && (!withObligations || isListEmpty(obligations)) ? (['savings'] as const) : []),
  ]
}

const fillInDataCardCss = { containerType: 'inline-size', p: { base: '4', md: '5' } }
const fillInDataBodyCss = {
  display: 'grid',
  gap: '12px 20px',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'center',
  '@container (min-width: 320px)': { gridTemplateColumns: '80px minmax(0,1fr)' },
  '@container (min-width: 600px)': { gridTemplateColumns: '80px minmax(0,1fr) auto' },
}
/** Button below the text, or beside it on wide cards. */
const fillInDataButtonCss = {
  justifySelf: 'start',
  '@container (min-width: 320px)': { gridColumn: '2' },
  '@container (min-width: 600px)': { gridColumn: '3' },
}

/** Card with a link to add the data that is missing in the customer file. Renders nothing if no data is missing. */
export function FillInDataCard() {
  const missing = useMissingData()
  const text = useText()
  const { language } = useLanguage()
  const href = useAddDataPath('income')
  if (missing.length === 0) return null
  const kinds = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    missing.map((kind) => text(`missing_${kind}`)),
  )
  return (
    <Card as="article" css={fillInDataCardCss}>
      <Box css={fillInDataBodyCss}>
        <Folder size={80} />
        <Box minW="0">
          <Heading level={2} textStyle="subsection" mb="1">
            {text('fill_in')}
          </Heading>
          <Text color="ink2">{text('fill_in_why', { kinds })}</Text>
        </Box>
        {href && (
          <ButtonLink small href={href} css={fillInDataButtonCss}>
            {text('fill_in_go')}
          </ButtonLink>
        )}
      </Box>
    </Card>
  )
}
