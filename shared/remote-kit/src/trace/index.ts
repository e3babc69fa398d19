/**
 * Explanation of calculated figures: a clickable amount, the drawer with its rule, inputs and source, and their texts.
 */
export { TraceDrawer, type TraceDrawerProps, type Traced } from './trace-drawer.tsx'
export { TracedAmount } from './traced-amount.tsx'
export { useTraceTexts } from './use-trace-texts.ts'
