import type { Policy } from '@portal/contract/policy'
import { getPolicyGroup, type PolicyGroup, policyGroups } from '@portal/domain/policy'
import { Box, Button, Grid, SearchableItems, Section, Text } from '@portal/ui'
import { memo, useState } from 'react'
import { useText } from '../texts.ts'
import { PolicyCard } from './PolicyCard.tsx'

interface PolicyGroupSectionProps {
  group: PolicyGroup
  policies: readonly Policy[]
  /** Number of policy cards shown before the customer shows all. */
  atFirst: number
}

const policyCardGridCss = { gap: { base: '4', md: '6' }, gridTemplateColumns: 'minmax(0,1fr)' }
const twoPolicyColumnsCss = { gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' } }

/** Policies of one group; a group with one policy takes half a row. */
function PolicyGroupSection({ group, policies, atFirst }: PolicyGroupSectionProps) {
  const text = useText()
  const [all, setAll] = useState(false)
  if (policies.length === 0) return null
  const shown = all ? policies : policies.slice(0, atFirst)
  return (
    <Box gridColumn={policies.length > 1 ? '1/-1' : 'auto'} minW="0">
      <Section
        title={text(`group_${group}`)}
        aside={<Text color="ink2">{text('policies_count', { count: policies.length })}</Text>}
      >
        <Grid as="ul" css={[policyCardGridCss, policies.length > 1 ? twoPolicyColumnsCss : {}]}>
          {shown.map((policy, place) => (
            <PolicyCard key={policy.id} policy={policy} animationIndex={place} />
          ))}
        </Grid>
        {shown.length < policies.length && (
          <Button kind="secondary" small justifySelf="start" onClick={() => setAll(true)}>
            {text('policies_all', { count: policies.length })}
          </Button>
        )}
      </Section>
    </Box>
  )
}

/**
 * Maximum number of policies that the list shows completely. With more policies, each group initially shows only a few.
 */
const maxFullyShownPolicies = 12

const policyGroupGridCss = {
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
  '&:empty': { display: 'none' },
}

const getPolicySearchText = ({
  name,
  agency,
  contract_number,
  package_number,
  tracking_number,
  children,
}: Policy) =>
  [name, agency, contract_number, package_number, tracking_number, ...(children ?? []).map((one) => one.name)]
    .filter(Boolean)
    .join(' ')

/**
 * Policy cards by group, with a search field if there are many. Memoized, so that opening a policy does not rerender
 * all cards.
 */
export const PolicyList = memo(function PolicyList({ policies }: { policies: readonly Policy[] }) {
  const text = useText()
  return (
    <SearchableItems
      items={policies}
      getSearchText={getPolicySearchText}
      label={text('policies_search')}
      searchFrom={maxFullyShownPolicies + 1}
    >
      {(found) => (
        <Grid css={policyGroupGridCss}>
          {policyGroups.map((group) => (
            <PolicyGroupSection
              key={group}
              group={group}
              policies={found.filter((policy) => getPolicyGroup(policy) === group)}
              atFirst={
                found.length > maxFullyShownPolicies
                  ? maxFullyShownPolicies / policyGroups.length
                  : maxFullyShownPolicies
              }
            />
          ))}
        </Grid>
      )}
    </SearchableItems>
  )
})
