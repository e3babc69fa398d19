/** Explanation of calculated figures: a clickable amount, a drawer with rule, inputs and source, and their texts. */
export {
  CalculationTraceDrawer,
  type CalculationTraceDrawerProps,
  type ExplainedFigure,
} from './calculation-trace-drawer.tsx'
export { ExplainedAmount } from './explained-amount.tsx'
export { useCalculationTraceTexts } from './use-calculation-trace-texts.ts'
