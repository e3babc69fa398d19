import { getHousehold } from '@portal/contract/household'
import { useCurrent } from '@portal/remote-kit'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { Grants } from './Grants.tsx'
import { useHouseholdText } from './use-household-text.ts'

/** Access to the customer's file, and to files of others: grant, accept, change and end (HOUSE-01). */
export default function HouseholdCard() {
  const text = useHouseholdText()
  const read = useCurrent(getHousehold)
  return (
    <AccountCard
      title={text(read.data?.data.has_file === false ? 'received' : 'household')}
      read={read}
      waiting={[76]}
    >
      {({ data }) => <Grants household={data} />}
    </AccountCard>
  )
}
