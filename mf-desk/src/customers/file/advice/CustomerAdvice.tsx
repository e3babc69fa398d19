import { type DeskLead, getDeskLeads } from '@portal/contract/desk/desk-lead'
import { QueryView } from '@portal/remote-kit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { useSearchParams } from '@portal/remote-kit/router'
import { Stack } from '@portal/ui'
import { useState } from 'react'
import { listPlaceholder } from '../../../shared/placeholders.tsx'
import { polled, useDeskData } from '../../../shared/use-desk-data.ts'
import { useText } from '../../../texts.ts'
import { GivenAdviceView } from './GivenAdviceView.tsx'
import { LeadCard } from './lead/LeadCard.tsx'

const LeadOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "lead" */ './lead/LeadDialog.tsx'),
  ({ initialLead }) => initialLead !== null,
)

function LeadList({ id }: { id: string }) {
  const text = useText()
  const [editing, setEditing] = useState<DeskLead | null>(null)
  const leads = useDeskData(getDeskLeads, { params: { id } }, polled)
  return (
    <>
      <QueryView
        read={leads}
        placeholder={listPlaceholder}
        error={[text('advice_error')]}
        empty={{ title: text('advice_none'), children: text('advice_none_hint') }}
      >
        {({ data }) =>
          data.length > 0 && (
            <Stack gap="5">
              {data.map((lead) => (
                <LeadCard key={lead.id} customer={id} lead={lead} onUpdate={() => setEditing(lead)} />
              ))}
            </Stack>
          )
        }
      </QueryView>
      <LeadOverlay
        initialLead={editing}
        currentLead={leads.data?.data.find((one) => one.id === editing?.id) ?? null}
        onClose={() => setEditing(null)}
      />
    </>
  )
}

/** Lists a customer's requests for advice, or shows the advice that the URL names. */
export default function CustomerAdvice({ id }: { id: string }) {
  const [search] = useSearchParams()
  const advice = search.get('advice')
  return advice ? <GivenAdviceView key={advice} id={advice} customer={id} /> : <LeadList id={id} />
}
