import { useDraft } from '@portal/remote-kit'
import { ButtonLink, Heading, PageSummary, Text } from '@portal/ui'
import { Draft, draftName } from '../shared/draft.ts'
import { reportPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'

/** Link to report a damage, or to continue a draft. */
export function ReportBlock() {
  const text = useText()
  const begun = useDraft(draftName, Draft).begun !== null
  return (
    <PageSummary>
      <Heading level={2}>{text('report_lead')}</Heading>
      <Text>{text(begun ? 'report_begun' : 'report_lead_hint')}</Text>
      <ButtonLink kind="primary" href={reportPath} justifySelf="start" mt="2">
        {text(begun ? 'report_go_on' : 'damage_report')}
      </ButtonLink>
    </PageSummary>
  )
}
