import { isInterest } from '@portal/contract/interest'
import * as v from '@portal/contract/schema'
import { Button, Flex, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { Form, MoneyField, PercentField, useForm } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import type { AffectedPerson } from '../scenarios.ts'
import type { ScenarioBody } from '../use-scenarios.ts'
import { type Adjusted, incomeOf } from './adjusted.ts'

export interface Props {
  open: boolean
  /** Input from the file. */
  body: ScenarioBody
  adjusted: Adjusted | null
  names: Record<AffectedPerson, string>
  onAdjust: (adjusted: Adjusted | null) => void
  onClose: () => void
}

/** Form for changed figures: incomes, home value, rate. The file itself does not change. */
export default function AdjustDrawer(props: Props) {
  const text = useText()
  return (
    <Drawer
      open={props.open}
      onClose={props.onClose}
      width={480}
      title={text('adjust')}
      about={text('adjust_intro')}
    >
      <AdjustForm key={JSON.stringify(props.adjusted)} {...props} />
    </Drawer>
  )
}

function AdjustForm({ body, adjusted, names, onAdjust, onClose }: Props) {
  const text = useText()
  const ofFile: Adjusted = {
    applicant: incomeOf(body.applicant),
    partner: incomeOf(body.partner),
    value: body.property_tax_value,
    rate: null,
  }
  const rate = v.nullable(v.pipe(v.number(), v.check(isInterest, text('adjust_rate_wrong'))))
  const form = useForm<Adjusted>({
    schema: v.object({ rate }),
    defaultValues: {
      applicant: adjusted?.applicant ?? ofFile.applicant,
      partner: adjusted?.partner ?? ofFile.partner,
      value: adjusted?.value ?? ofFile.value,
      rate: adjusted?.rate ?? null,
    },
  })
  const apply = (typed: Adjusted) => {
    const other = (name: keyof Adjusted) => (typed[name] === ofFile[name] ? null : typed[name])
    const next = {
      applicant: other('applicant'),
      partner: other('partner'),
      value: other('value'),
      rate: other('rate'),
    }
    onAdjust(Object.values(next).every((one) => one === null) ? null : next)
    onClose()
  }
  const income = (who: AffectedPerson) => (
    <MoneyField
      name={who}
      label={text('adjust_income', { name: names[who] })}
      hint={text('adjust_income_hint')}
      optional
    />
  )
  return (
    <Form form={form} onSubmit={apply}>
      {income('applicant')}
      {body.partner && income('partner')}
      <MoneyField name="value" label={text('adjust_value')} hint={text('woz_explained')} optional />
      <PercentField name="rate" label={text('adjust_rate')} hint={text('adjust_rate_hint')} optional />
      <Text textStyle="meta" color="ink2">
        {text('adjust_note')}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button type="submit">{text('adjust_apply')}</Button>
        <Button kind="quiet" onClick={onClose}>
          {text('cancel')}
        </Button>
      </Flex>
    </Form>
  )
}
