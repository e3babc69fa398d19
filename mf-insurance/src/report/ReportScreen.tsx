import { useDraft, useSession } from '@portal/remote-kit'
import { ButtonLink, Card, EmptyState, Page, Umbrella } from '@portal/ui'
import { useState } from 'react'
import { damagesPath } from '../shared/paths.ts'
import { ReportDraft, reportDraftName } from '../shared/report-draft.ts'
import { useText } from '../texts.ts'
import { ReportForm } from './ReportForm.tsx'

/** Screen to report a damage to the adviser in steps. */
export default function ReportScreen() {
  const text = useText()
  const account = useSession()
  const [sent, setSent] = useState(false)
  const [round, setRound] = useState(0)
  if (!account) return null
  if (sent)
    return (
      <Card role="status">
        <EmptyState
          title={text('report_sent')}
          illustration={<Umbrella />}
          action={<ButtonLink href={damagesPath}>{text('damage_see')}</ButtonLink>}
        >
          {text('report_sent_hint')}
        </EmptyState>
      </Card>
    )
  return (
    <Page>
      <ResumedReport
        key={`${account.id} ${round}`}
        onSent={() => setSent(true)}
        onAgain={() => setRound(round + 1)}
      />
    </Page>
  )
}

function ResumedReport({ onSent, onAgain }: { onSent: () => void; onAgain: () => void }) {
  const draft = useDraft(reportDraftName, ReportDraft)
  return draft.ready && <ReportForm draft={draft} onSent={onSent} onAgain={onAgain} />
}
