import { chakra, Notice, Text } from '@portal/ui'
import { useFormContext, useWaitBeforeSubmit } from '@portal/ui/form'
import type { Attachments } from '@portal/ui/upload'
import type { DamageReportValues } from '../shared/damage-report-draft.ts'
import { useText } from '../texts.ts'
import { useDamageReportSummary } from './use-damage-report-summary.ts'

const damageReportReviewRowCss = { py: '2.5', borderTopWidth: '1px', borderColor: 'line' }

export function DamageReportReview({ attachments }: { attachments: Attachments }) {
  const text = useText()
  const getReportSummary = useDamageReportSummary()
  const { getValues } = useFormContext<DamageReportValues>()
  useWaitBeforeSubmit(attachments.whenChecked)
  return (
    <>
      <dl>
        {getReportSummary(
          getValues(),
          attachments.files.map(({ name }) => name),
        ).map(({ term, value }) => (
          <chakra.div key={term} css={damageReportReviewRowCss}>
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
