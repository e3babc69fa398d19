import { isInterestRateInRange } from '@portal/contract/interest-rate-range'
import * as v from '@portal/contract/valibot'
import { Button, Flex, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { Form, MoneyField, PercentField, useForm } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import type { AffectedPerson } from '../list-scenarios.ts'
import type { ScenarioBody } from '../use-scenario-calculation.ts'
import { type AdjustedFigures, getMonthlyIncome } from './adjusted-figures.ts'

export interface AdjustFiguresDrawerProps {
  open: boolean
  /** Calculation input from the customer file. */
  body: ScenarioBody
  adjusted: AdjustedFigures | null
  names: Record<AffectedPerson, string>
  onAdjust: (adjusted: AdjustedFigures | null) => void
  onClose: () => void
}

/** Form for changed figures: incomes, home value, rate. The customer file itself does not change. */
export default function AdjustFiguresDrawer(props: AdjustFiguresDrawerProps) {
  const text = useText()
  return (
    <Drawer
      open={props.open}
      onClose={props.onClose}
      width={480}
      title={text('adjust')}
      about={text('adjust_intro')}
    >
      <AdjustFiguresForm key={JSON.stringify(props.adjusted)} {...props} />
    </Drawer>
  )
}

function AdjustFiguresForm({ body, adjusted, names, onAdjust, onClose }: AdjustFiguresDrawerProps) {
  const text = useText()
  const unadjustedFigures: AdjustedFigures = {
    applicant: getMonthlyIncome(body.applicant),
    partner: getMonthlyIncome(body.partner),
    value: body.property_tax_value,
    rate: null,
  }
  const rate = v.nullable(v.pipe(v.number(), v.check(isInterestRateInRange, text('adjust_rate_wrong'))))
  const form = useForm<AdjustedFigures>({
    schema: v.object({ rate }),
    defaultValues: {
      applicant: adjusted?.applicant ?? unadjustedFigures.applicant,
      partner: adjusted?.partner ?? unadjustedFigures.partner,
      value: adjusted?.value ?? unadjustedFigures.value,
      rate: adjusted?.rate ?? null,
    },
  })
  const applyAdjustments = (typed: AdjustedFigures) => {
    const getChangedValue = (name: keyof AdjustedFigures) =>
      typed[name] === unadjustedFigures[name] ? null : typed[name]
    const next = {
      applicant: getChangedValue('applicant'),
      partner: getChangedValue('partner'),
      value: getChangedValue('value'),
      rate: getChangedValue('rate'),
    }
    onAdjust(Object.values(next).every((one) => one === null) ? null : next)
    onClose()
  }
  const renderIncomeField = (who: AffectedPerson) => (
    <MoneyField
      name={who}
      label={text('adjust_income', { name: names[who] })}
      hint={text('adjust_income_hint')}
      optional
    />
  )
  return (
    <Form form={form} onSubmit={applyAdjustments}>
      {renderIncomeField('applicant')}
      {body.partner && renderIncomeField('partner')}
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
