import { today } from '@portal/contract/clock'
import { damageTypes } from '@portal/contract/damage'
import { Button, Heading, Notice, Text } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { ChoiceField, MoneyField, TextAreaField, useFormContext } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { type Attachments, UploadArea, UploadList } from '@portal/ui/upload'
import { useMemo, useState } from 'react'
import type { Typed } from '../shared/draft.ts'
import { useText } from '../texts.ts'
import { Check } from './Check.tsx'
import { useInsured } from './use-insured.ts'
import { maxFiles } from './use-send-report.ts'

interface Props {
  step: 'happened' | 'check'
  attachments: Attachments
}

/** Form fields of one step. */
export function Fields({ step, attachments }: Props) {
  if (step === 'check') return <Check attachments={attachments} />
  return (
    <>
      <Kind />
      <Happened />
      <Photos attachments={attachments} />
    </>
  )
}

function Kind() {
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

function Happened() {
  const text = useText()
  const day = today()
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
      <More />
    </>
  )
}

/** Optional fields, shown on demand, or at once if filled in before. */
function More() {
  const text = useText()
  const { getValues, setFocus } = useFormContext<Typed>()
  const [shown, setShown] = useState(() => getValues('amount') !== null || getValues('policy') !== '')
  const insured = useInsured()
  const options = useMemo(
    () => [{ value: '', label: text('report_policy_unknown') }, ...insured],
    [insured, text],
  )
  const show = () => {
    setShown(true)
    requestAnimationFrame(() => setFocus('amount'))
  }
  if (!shown)
    return (
      <Button kind="quiet" icon="plus" justifySelf="start" ml="-3" onClick={show}>
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

function Photos({ attachments }: Pick<Props, 'attachments'>) {
  const text = useText()
  const room = maxFiles - attachments.items.length
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
