import { getHousehold } from '@portal/contract/household'
import { useCurrentData } from '@portal/remote-kit'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { GrantLists } from './GrantLists.tsx'
import { useHouseholdText } from './use-household-text.ts'

/** Card for access to the customer's file and to files of others: grant, accept, change and end (HOUSE-01). */
export default function HouseholdCard() {
  const text = useHouseholdText()
  const hasFile = useCurrentData(getHousehold).data?.data.has_file
  return (
    <AccountCard
      title={text(hasFile === false ? 'received' : 'household')}
      call={getHousehold}
      skeletonHeights={[76]}
    >
      {({ data }) => <GrantLists household={data} />}
    </AccountCard>
  )
}
