/** Explanation of calculated figures: a clickable amount, a drawer with rule, inputs and source, and their texts. */
export { TraceDrawer, type TraceDrawerProps, type TracedFigure } from './trace-drawer.tsx'
export { TracedAmount } from './traced-amount.tsx'
export { useCalculationTraceTexts } from './use-trace-texts.ts'
