import { type Attachments, UploadArea, UploadList } from '@portal/blocks/upload'
import { damageTypes } from '@portal/contract/damage'
import { getToday } from '@portal/time/clock'
import { Button, chakra, Heading, Notice, Text } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { ChoiceField, MoneyField, TextAreaField, useFormContext, useWaitBeforeSubmit } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { useMemo, useState } from 'react'
import type { DamageReportValues } from '../shared/damage-report-draft.ts'
import { useText } from '../texts.ts'
import { useDamageReportSummary } from './use-damage-report-summary.ts'
import { usePolicyOptions } from './use-policy-options.ts'
import { maxDamageReportFiles } from './use-send-damage-report.ts'

const damageReportReviewRowCss = { py: '2.5', borderTopWidth: '1px', borderColor: 'line' }

function DamageReportReview({ attachments }: { attachments: Attachments }) {
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

interface DamageReportFieldsProps {
  step: 'happened' | 'check'
  attachments: Attachments
}

export function DamageReportFields({ step, attachments }: DamageReportFieldsProps) {
  if (step === 'check') return <DamageReportReview attachments={attachments} />
  return (
    <>
      <DamageKindField />
      <DamageEventFields />
      <DamagePhotoFields attachments={attachments} />
    </>
  )
}

function DamageKindField() {
  const text = useText()
  return (
    <ChoiceField
      name="type"
      label={text('report_type')}
      beside={220}
      options={damageTypes.map((type) => ({
        value: type,
        label: text(`damage_type_${type}`),
        about: text(`damage_type_${type}_about`),
      }))}
    />
  )
}

function DamageEventFields() {
  const text = useText()
  const day = getToday()
  return (
    <>
      <DateField
        name="date"
        label={text('report_date')}
        invalid={text('report_date_invalid')}
        years={{ first: Number(day.slice(0, 4)) - 5, last: Number(day.slice(0, 4)) }}
      />
      <TextAreaField
        name="description"
        label={text('report_description')}
        hint={text('report_description_hint')}
        input={{ maxLength: 5000 }}
      />
      <OptionalDamageFields />
    </>
  )
}

/** Optional fields, shown on demand, or at once if they already have values. */
function OptionalDamageFields() {
  const text = useText()
  const { getValues, setFocus } = useFormContext<DamageReportValues>()
  const [shown, setShown] = useState(() => getValues('amount') !== null || getValues('policy') !== '')
  const insured = usePolicyOptions()
  const options = useMemo(
    () => [{ value: '', label: text('report_policy_unknown') }, ...insured],
    [insured, text],
  )
  const showOptionalFields = () => {
    setShown(true)
    requestAnimationFrame(() => setFocus('amount'))
  }
  if (!shown)
    return (
      <Button kind="quiet" icon="plus" justifySelf="start" ml="-3" onClick={showOptionalFields}>
        {text('report_more')}
      </Button>
    )
  return (
    <>
      <MoneyField name="amount" label={text('report_amount')} hint={text('report_amount_hint')} optional />
      {insured.length > 0 && (
        <SelectField
          name="policy"
          label={text('report_policy')}
          options={options}
          placeholder={text('report_policy_unknown')}
          optional
        />
      )}
    </>
  )
}

function DamagePhotoFields({ attachments }: Pick<DamageReportFieldsProps, 'attachments'>) {
  const text = useText()
  const room = maxDamageReportFiles - attachments.items.length
  return (
    <>
      <Heading level={3}>{text('report_title_photos')}</Heading>
      <Text color="ink2">{text('report_photos_hint')}</Text>
      {room > 0 ? (
        <UploadArea onFiles={(files) => attachments.add(files.slice(0, room))} level={4} />
      ) : (
        <Notice role="status">{text('report_files_full')}</Notice>
      )}
      <UploadList uploads={attachments} />
      <Text textStyle="meta" color="ink2">
        {text('report_photos_kept')}
      </Text>
    </>
  )
}
