import { QueryView } from '@portal/remote-kit'
import { Loading, Skeleton } from '@portal/ui'
import { PremiumsCard } from '../shared/PremiumsCard.tsx'
import { policiesPath } from '../shared/paths.ts'
import { useShownPolicies } from '../shared/use-shown-policies.ts'
import { useText } from '../texts.ts'

/** Monthly premiums of all policies on the dashboard; renders nothing if there are none. */
export default function PremiumsSlot() {
  const text = useText()
  const read = useShownPolicies()
  return (
    <QueryView
      read={read}
      placeholder={
        <Loading>
          <Skeleton h="420px" rounded="card" />
        </Loading>
      }
      error={[text('policies_error'), text('policies_error_hint')]}
    >
      {({ policies }) =>
        policies.length > 0 && (
          <PremiumsCard brief policies={policies} link={{ label: text('premiums_go'), href: policiesPath }} />
        )
      }
    </QueryView>
  )
}
