import type { Policy } from '@portal/contract/policy'
import { getPolicyGroup, policyGroups } from '@portal/domain/policy'
import { Grid, SearchableItems } from '@portal/ui'
import { memo } from 'react'
import { useText } from '../texts.ts'
import { PolicyGroupSection } from './PolicyGroupSection.tsx'

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
