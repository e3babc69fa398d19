import { useDraft } from '@portal/remote-kit'
import { ButtonLink, Heading, PageSummary, Text } from '@portal/ui'
import { DamageReportDraft, damageReportDraftName } from '../shared/damage-report-draft.ts'
import { damageReportPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'

/** Link to report a damage, or to continue a draft. */
export function ReportDamageBlock() {
  const text = useText()
  const begun = useDraft(damageReportDraftName, DamageReportDraft).resumed !== null
  return (
    <PageSummary>
      <Heading level={2}>{text('report_lead')}</Heading>
      <Text>{text(begun ? 'report_begun' : 'report_lead_hint')}</Text>
      <ButtonLink kind="primary" href={damageReportPath} justifySelf="start" mt="2">
        {text(begun ? 'report_go_on' : 'damage_report')}
      </ButtonLink>
    </PageSummary>
  )
}
