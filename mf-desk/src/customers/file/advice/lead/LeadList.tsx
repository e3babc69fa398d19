import { type DeskLead, getDeskLeads } from '@portal/contract/desk/desk-lead'
import { QueryView, useCurrentData } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Stack } from '@portal/ui'
import { useState } from 'react'
import { listSkeleton } from '../../../../shared/desk-skeletons.ts'
import { listPollingIntervalMs } from '../../../../shared/polling-interval.ts'
import { useTenantCode } from '../../../../shared/use-tenant-code.ts'
import { useText } from '../../../../texts.ts'
import { LeadCard } from './LeadCard.tsx'
import { LeadOverlay } from './LeadOverlay.tsx'

export function LeadList({ id }: { id: string }) {
  const text = useText()
  const tenant = useTenantCode()
  const [editing, setEditing] = useState<DeskLead | null>(null)
  const leads = useCurrentData(getDeskLeads, { params: { tenant, id } }, { every: listPollingIntervalMs })
  return (
    <>
      <QueryView
        read={leads}
        placeholder={<ScreenSkeleton of={listSkeleton} />}
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
