import { interestPeriods, type RefinanceResult } from '@portal/contract/refinance'
import * as v from '@portal/contract/valibot'
import { formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Card, Grid, Heading, Text } from '@portal/ui'
import { ChoiceField, Form, MoneyField, useForm, useWatch } from '@portal/ui/form'
import { useEffect } from 'react'
import { useText } from '../texts.ts'
import { findLowestRate } from './proposal-groups.ts'
import { createHomeValueSchema, type RefinanceOptions } from './refinance-options.ts'

interface RefinanceChoicesProps {
  chosen: RefinanceOptions
  /** Current result, which contains the rates to show for each period; null before the first result. */
  result: RefinanceResult | null
  /** Whether a new comparison is running. */
  isCalculating: boolean
  onChoose: (chosen: RefinanceOptions) => void
}

interface RefinanceFormValues {
  period: string
  penalty: string
  value: number | null
  measures: number | null
}

/** Delay after typing before the values are used, in milliseconds. */
const typingDelayMs = 500

/** Applies the valid form values to the current options. */
const applyFormValues = (
  { period, penalty, value, measures }: RefinanceFormValues,
  chosen: RefinanceOptions,
): RefinanceOptions => ({
  ...chosen,
  period: interestPeriods.find((one) => String(one) === period) ?? chosen.period,
  financesPenalty: penalty === 'financed',
  marketValue: value !== null && value >= 1 ? value : chosen.marketValue,
  measuresCosts: measures ?? 0,
})

/**
 * Whether the form asks for the debt for energy measures. It asks if the home's value or the guarantee limits the loan,
 * or if the customer has already entered a debt.
 */
const needsMeasuresCosts = (result: RefinanceResult | null, { measuresCosts }: RefinanceOptions) =>
  measuresCosts > 0 || (result?.home_value?.excess ?? 0) > 0 || result?.home_value?.guarantee === 'lost'

/**
 * Options of the comparison: period, financing of the penalty, home value (REFI-01, REFI-09), and, if the value limits
 * the loan, the debt for energy measures.
 */
export function RefinanceChoices({ chosen, result, isCalculating, onChoose }: RefinanceChoicesProps) {
  const { language } = useLanguage()
  const text = useText()
  const form = useForm<RefinanceFormValues>({
    mode: 'onChange',
    schema: v.object({ value: createHomeValueSchema(text('value_needed')) }),
    defaultValues: {
      period: String(chosen.period),
      penalty: chosen.financesPenalty ? 'financed' : 'paid',
      value: chosen.marketValue,
      measures: chosen.measuresCosts || null,
    },
  })
  const typed = useWatch({ control: form.control })
  const isUnread = Boolean(form.formState.errors.measures)
  useEffect(() => {
    const next = applyFormValues(typed as RefinanceFormValues, chosen)
    if (isUnread) next.measuresCosts = chosen.measuresCosts
    const isChanged = (name: keyof RefinanceOptions) => next[name] !== chosen[name]
    const isTyped = isChanged('marketValue') || isChanged('measuresCosts')
    if (!isTyped && !isChanged('period') && !isChanged('financesPenalty')) return
    const timer = setTimeout(() => onChoose(next), isTyped ? typingDelayMs : 0)
    return () => clearTimeout(timer)
  }, [typed, isUnread, chosen, onChoose])
  const isRefused = isUnread || !typed.value || typed.value < 1
  return (
    <Card as="section" aria-label={text('refinance_choices')}>
      <Heading level={3} mb="4">
        {text('refinance_choices')}
      </Heading>
      <Form form={form} onSubmit={() => {}}>
        <ChoiceField
          name="period"
          label={text('refinance_period')}
          beside={150}
          options={interestPeriods.map((months) => {
            const rate = result && findLowestRate(result, months)
            return {
              value: String(months),
              label: text('count_years', { count: months / 12 }),
              ...(rate && { about: text('refinance_from', { rate: formatPercent(rate * 100, language) }) }),
            }
          })}
        />
        <Grid
          gap="6"
          gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' }}
          alignItems="start"
        >
          <ChoiceField
            name="penalty"
            label={text('refinance_penalty_choice')}
            beside={200}
            options={(['paid', 'financed'] as const).map((one) => ({
              value: one,
              label: text(`refinance_penalty_${one}`),
            }))}
          />
          <MoneyField name="value" label={text('refinance_value')} />
          {needsMeasuresCosts(result, chosen) && (
            <MoneyField
              name="measures"
              label={text('refinance_measures')}
              hint={text('refinance_measures_hint')}
            />
          )}
        </Grid>
      </Form>
      <Text role="status" textStyle="meta" color="ink2" minH="20px" mt="2">
        {isCalculating ? text('refinance_busy') : isRefused && text('refinance_stale')}
      </Text>
    </Card>
  )
}
