import { type DeskLead, getDeskLeads } from '@portal/contract/desk/lead'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Stack } from '@portal/ui'
import { useState } from 'react'
import { refreshIntervalMs } from '../../../../shared/refresh.ts'
import { listSkeleton } from '../../../../shared/skeleton.ts'
import { useTenantCode } from '../../../../shared/use-tenant-code.ts'
import { useText } from '../../../../texts.ts'
import { LeadCard } from './LeadCard.tsx'
import { LeadLayer } from './LeadLayer.tsx'

/** A customer's requests for advice, newest first, with actions. */
export function Leads({ id }: { id: string }) {
  const text = useText()
  const tenant = useTenantCode()
  const [editing, setEditing] = useState<DeskLead | null>(null)
  const leads = useCurrent(getDeskLeads, { params: { tenant, id } }, { every: refreshIntervalMs })
  return (
    <>
      <QueryView
        read={leads}
        waiting={<ScreenSkeleton of={listSkeleton} />}
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
      <LeadLayer
        opened={editing}
        now={leads.data?.data.find((one) => one.id === editing?.id) ?? null}
        onClose={() => setEditing(null)}
      />
    </>
  )
}
