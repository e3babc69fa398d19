import { type DeskLead, postLeadStep } from '@portal/contract/desk/desk-lead'
import { useWrite } from '@portal/remote-kit'
import { Button, Flex, Notice } from '@portal/ui'
import { useErrorText } from '../../../../shared/use-error-text.ts'
import { useTenantCode } from '../../../../shared/use-tenant-code.ts'
import { useText } from '../../../../texts.ts'
import { cacheNamesChangedByLead } from './cache-names-changed-by-lead.ts'

/** Buttons to take on a request for advice and to open its dialog. */
export function LeadButtons({ lead, onUpdate }: { lead: DeskLead; onUpdate: () => void }) {
  const text = useText()
  const tenant = useTenantCode()
  const write = useWrite(postLeadStep, { refreshes: cacheNamesChangedByLead })
  const problem = useErrorText()(write.error)
  const takeUpLead = () =>
    write.mutate({
      params: { tenant, id: lead.id },
      body: { status: 'taken_up', after: lead.steps.length },
    })
  return (
    <>
      {problem && (
        <Notice status="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Flex gap="3" wrap="wrap">
        {lead.status === 'new' && (
          <Button busy={write.isPending} onClick={takeUpLead}>
            {text('lead_take')}
          </Button>
        )}
        <Button kind="secondary" onClick={onUpdate}>
          {text('lead_update')}
        </Button>
      </Flex>
    </>
  )
}
