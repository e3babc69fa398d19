/** How figures of an advice are explained: the amount that is pressed, the drawer that tells its rule, inputs and source, and the words of both. */
export { TraceDrawer, type TraceDrawerProps, type Traced } from './trace-drawer.tsx'
export { TraceWords } from './trace-words.tsx'
export { TracedAmount } from './traced-amount.tsx'
export { useTraceWords } from './use-trace-words.ts'
