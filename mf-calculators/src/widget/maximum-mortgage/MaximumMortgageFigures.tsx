import { formatEuro, formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { ExplainButton, FigureRow } from '../outcome/FigureRow.tsx'
import { NormsEndedWarning, NormsUsedNote } from '../outcome/NormsNotes.tsx'
import { ResultNextSteps } from '../outcome/ResultNextSteps.tsx'
import type { CalculationProgress } from '../use-widget-calculation.ts'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import type { DisplayedMaximumMortgage } from './maximum-mortgage-calculation.ts'

interface MaximumMortgageFiguresProps {
  maximum: DisplayedMaximumMortgage
  progress: Pick<CalculationProgress<unknown>, 'isStale' | 'resultCount' | 'input'>
}

/** The maximum loan, its limiting factor, and its monthly cost. */
export function MaximumMortgageFigures({ maximum, progress }: MaximumMortgageFiguresProps) {
  const { text, language, prefill } = useWidget()
  const { total_sum: total, maximum_by_income: byIncome, maximum_by_value: byValue } = maximum
  const valueDecides = byValue !== null && byValue < byIncome
  const debt = Number(prefill.home_debt ?? 0)
  return (
    <>
      <NormsEndedWarning result={maximum} />
      <h2>{text('maximum')}</h2>
      <p className="figure">{formatWholeEuro(total, language)}</p>
      <p className="soft">
        {total === 0
          ? text('maximum_none')
          : text(valueDecides ? 'maximum_by_value_why' : 'maximum_by_income_why')}{' '}
        <ExplainButton figure="total_sum" label={text('maximum')} explanations={maximum} />
      </p>
      {byIncome < Math.round(debt) && (
        <p className="notice info">
          <WidgetIcon name="info" />
          <span>{text('maximum_below_debt', { debt: formatWholeEuro(debt, language) })}</span>
        </p>
      )}
      <dl>
        <FigureRow term={text('maximum_by_income')} figure="maximum_by_income" explanations={maximum}>
          {formatWholeEuro(byIncome, language)}
        </FigureRow>
        {byValue !== null && (
          <FigureRow term={text('maximum_by_value')} figure="maximum_by_value" explanations={maximum}>
            {formatWholeEuro(byValue, language)}
          </FigureRow>
        )}
        <FigureRow
          term={text('monthly_payments')}
          about={text('monthly_payments_hint')}
          figure="monthly_payments"
          explanations={maximum}
        >
          {formatEuro(maximum.monthly_payments, language)}
        </FigureRow>
        <FigureRow term={text('test_rate')} figure="test_rate" explanations={maximum}>
          {formatPercent(maximum.test_rate * 100, language)}
        </FigureRow>
      </dl>
      {!valueDecides && maximum.rate_step && (
        <p className="notice info">
          <WidgetIcon name="info" />
          <span>
            {text('maximum_step', {
              rate: formatPercent(maximum.rate_step.rate * 100, language),
              amount: formatWholeEuro(maximum.rate_step.maximum_by_income, language),
            })}
          </span>
        </p>
      )}
      {maximum.warnings.includes('obligations') && (
        <p className="notice info">
          <WidgetIcon name="info" />
          <span>{text('warning_obligations')}</span>
        </p>
      )}
      <p className="meta">
        {text('maximum_reserve')} <NormsUsedNote result={maximum} />
      </p>
      <ResultNextSteps
        key={progress.resultCount}
        isNext={!progress.isStale}
        input={progress.input}
        figures={{
          total_sum: total,
          maximum_by_income: byIncome,
          ...(byValue === null ? {} : { maximum_by_value: byValue }),
          monthly_payments: maximum.monthly_payments,
        }}
      />
    </>
  )
}
