import { useDraft, useSession } from '@portal/remote-kit'
import { ButtonLink, Card, EmptyState, Page, Umbrella } from '@portal/ui'
import { useState } from 'react'
import { DamageReportDraft, damageReportDraftName } from '../shared/damage-report-draft.ts'
import { damagesPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { DamageReportForm } from './DamageReportForm.tsx'

/** Screen to report a damage to the adviser in steps. */
export default function DamageReportScreen() {
  const text = useText()
  const account = useSession()
  const [sent, setSent] = useState(false)
  const [round, setRound] = useState(0)
  if (!account) return null
  if (sent)
    return (
      <Card>
        <EmptyState
          title={text('report_sent')}
          illustration={<Umbrella />}
          takesFocus
          action={<ButtonLink href={damagesPath}>{text('damage_see')}</ButtonLink>}
        >
          {text('report_sent_hint')}
        </EmptyState>
      </Card>
    )
  return (
    <Page>
      <ResumedDamageReport
        key={`${account.id} ${round}`}
        onSent={() => setSent(true)}
        onAgain={() => setRound(round + 1)}
      />
    </Page>
  )
}

function ResumedDamageReport({ onSent, onAgain }: { onSent: () => void; onAgain: () => void }) {
  const draft = useDraft(damageReportDraftName, DamageReportDraft)
  return draft.ready && <DamageReportForm draft={draft} onSent={onSent} onAgain={onAgain} />
}
