import { chakra, Notice, Text } from '@portal/ui'
import { useFormContext, useWaitBeforeSubmit } from '@portal/ui/form'
import type { Attachments } from '@portal/ui/upload'
import type { ReportValues } from '../shared/report-draft.ts'
import { useText } from '../texts.ts'
import { useReportSummary } from './use-report-summary.ts'

const reportReviewRowCss = { py: '2.5', borderTopWidth: '1px', borderColor: 'line' }

export function ReportReview({ attachments }: { attachments: Attachments }) {
  const text = useText()
  const getReportSummary = useReportSummary()
  const { getValues } = useFormContext<ReportValues>()
  useWaitBeforeSubmit(attachments.whenChecked)
  return (
    <>
      <dl>
        {getReportSummary(
          getValues(),
          attachments.files.map(({ name }) => name),
        ).map(({ term, value }) => (
          <chakra.div key={term} css={reportReviewRowCss}>
            <chakra.dt textStyle="meta" color="ink2">
              {term}
            </chakra.dt>
            <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </dl>
      {attachments.undecided && <Notice status="warn">{text('report_files_left')}</Notice>}
      <Text color="ink2">{text('report_check_hint')}</Text>
    </>
  )
}
