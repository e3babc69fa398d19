import { today } from '@portal/contract/clock'
import { damageTypes } from '@portal/contract/damage'
import { Heading, Notice, Text } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { ChoiceField, MoneyField, TextAreaField } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { type Attachments, UploadArea, UploadList } from '@portal/ui/upload'
import { useMemo } from 'react'
import { useText } from '../texts.ts'
import { Check } from './Check.tsx'
import { useInsured } from './use-insured.ts'
import { mostFiles } from './use-send-report.ts'

interface Props {
  step: 'what' | 'happened' | 'check'
  attachments: Attachments
}

/** What is asked in one step. */
export function Fields({ step, attachments }: Props) {
  const text = useText()
  if (step === 'what')
    return (
      <ChoiceField
        name="type"
        label={text('report_type')}
        beside={220}
        rules={{ required: text('report_type_needed') }}
        options={damageTypes.map((type) => ({
          value: type,
          label: text(`damage_type_${type}`),
          about: text(`damage_type_${type}_about`),
        }))}
      />
    )
  if (step === 'check') return <Check attachments={attachments} />
  return (
    <>
      <Happened />
      <Photos attachments={attachments} />
    </>
  )
}

function Happened() {
  const text = useText()
  const insured = useInsured()
  const options = useMemo(
    () => [{ value: '', label: text('report_policy_unknown') }, ...insured],
    [insured, text],
  )
  const day = today()
  return (
    <>
      <DateField
        name="date"
        label={text('report_date')}
        invalid={text('report_date_invalid')}
        rules={{ required: text('report_date_needed') }}
        years={{ first: Number(day.slice(0, 4)) - 5, last: Number(day.slice(0, 4)) }}
      />
      <TextAreaField
        name="description"
        label={text('report_description')}
        hint={text('report_description_hint')}
        rules={{ validate: (value: string) => Boolean(value.trim()) || text('report_description_needed') }}
        input={{ maxLength: 5000 }}
      />
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

function Photos({ attachments }: Pick<Props, 'attachments'>) {
  const text = useText()
  const room = mostFiles - attachments.items.length
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
      <Notice>{text('report_photos_kept')}</Notice>
    </>
  )
}
