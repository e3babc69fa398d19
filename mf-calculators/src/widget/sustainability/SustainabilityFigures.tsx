import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { ExplainButton, FigureRow } from '../outcome/FigureRow.tsx'
import { NormsEndedWarning, NormsUsedNote } from '../outcome/NormsNotes.tsx'
import { ResultNextSteps } from '../outcome/ResultNextSteps.tsx'
import type { CalculationProgress } from '../use-widget-calculation.ts'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import type { DisplayedSustainability } from './sustainability-calculation.ts'

interface SustainabilityFiguresProps {
  result: DisplayedSustainability
  progress: Pick<CalculationProgress<unknown>, 'isStale' | 'resultCount' | 'input'>
}

const isBelowHalfCent = (amount: number) => Math.abs(amount) < 0.005

/** Calculates the amount by which the debt on the home exceeds the home's value, in euro. */
function calculateExcessOverValue(input: SustainabilityFiguresProps['progress']['input']): number {
  const { current_debt: debt, market_value: value } = input ?? {}
  return typeof debt === 'number' && typeof value === 'number' ? Math.max(0, debt - value) : 0
}

/** The monthly balance and its components. */
export function SustainabilityFigures({ result, progress }: SustainabilityFiguresProps) {
  const { text, language } = useWidget()
  const { difference_per_month: difference, financeable_costs: borrowed, total_costs: costs } = result
  const own = Math.max(0, costs - borrowed)
  const title = text(
    isBelowHalfCent(difference) ? 'difference_none' : difference > 0 ? 'difference_gain' : 'difference_cost',
  )
  const moreByLabel = result.extra_for_new_label - result.extra_for_label
  const lasts = result.payback_time_in_months
  const over = calculateExcessOverValue(progress.input)
  return (
    <>
      <NormsEndedWarning result={result} />
      <h2>{over > 0 ? text('over_value') : title}</h2>
      <p className="figure">
        {over > 0 ? formatWholeEuro(over, language) : formatEuro(Math.abs(difference), language)}
      </p>
      <p className="soft">
        {over > 0
          ? text('over_value_why')
          : text('difference_why', {
              saving: formatEuro(result.saving_per_month, language),
              payment: formatEuro(result.monthly_payments, language),
            })}{' '}
        {over === 0 && <ExplainButton figure="difference_per_month" label={title} explanations={result} />}
      </p>
      {own > 0 && (
        <p className="notice warn">
          <WidgetIcon name="warning" />
          <span>{text('own_money', { amount: formatWholeEuro(own, language) })}</span>
        </p>
      )}
      <dl>
        {over > 0 && (
          <FigureRow term={title} figure="difference_per_month" explanations={result}>
            {formatEuro(Math.abs(difference), language)}
          </FigureRow>
        )}
        <FigureRow term={text('total_costs')} figure="total_costs" explanations={result}>
          {formatWholeEuro(costs, language)}
        </FigureRow>
        <FigureRow
          term={text('financeable')}
          about={text('financeable_hint')}
          figure="maximum_by_value"
          explanations={result}
        >
          {formatWholeEuro(borrowed, language)}
        </FigureRow>
        <FigureRow term={text('measure_payments')} figure="monthly_payments" explanations={result}>
          {formatEuro(result.monthly_payments, language)}
        </FigureRow>
        <FigureRow
          term={text('payback')}
          about={text('payback_hint')}
          figure="payback_time_in_months"
          explanations={result}
        >
          {isBelowHalfCent(costs)
            ? text('payback_costless')
            : lasts === null
              ? text(isBelowHalfCent(result.saving_per_month) ? 'payback_none' : 'payback_too_long')
              : formatDuration(Math.max(1, lasts), text)}
        </FigureRow>
        {result.extra_for_measures > 0 && (
          <FigureRow
            term={text('extra_measures')}
            about={text('extra_measures_hint')}
            figure="extra_for_measures"
            explanations={result}
          >
            {formatWholeEuro(result.extra_for_measures, language)}
          </FigureRow>
        )}
        {moreByLabel > 0 && (
          <FigureRow
            term={text('extra_label')}
            about={text('extra_label_hint')}
            explanations={result}
            {...(result.extra_for_label === 0 ? { figure: 'extra_for_new_label' } : {})}
          >
            {formatWholeEuro(moreByLabel, language)}
          </FigureRow>
        )}
      </dl>
      <p className="meta">
        {text('sustainability_reserve')} <NormsUsedNote result={result} />
      </p>
      <ResultNextSteps
        key={progress.resultCount}
        isNext={!progress.isStale}
        input={progress.input}
        figures={{
          total_costs: costs,
          financeable_costs: borrowed,
          saving_per_month: result.saving_per_month,
          monthly_payments: result.monthly_payments,
          difference_per_month: difference,
        }}
      />
    </>
  )
}

function formatDuration(months: number, text: ReturnType<typeof useWidget>['text']): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const inYears = years === 0 ? [] : [years === 1 ? text('one_year') : text('years', { count: years })]
  const inMonths = rest === 0 ? [] : [rest === 1 ? text('one_month') : text('months', { count: rest })]
  return [...inYears, ...inMonths].join(text('and'))
}
