/** How figures of an advice are explained: the amount that is pressed, and the drawer that tells its rule, inputs and source. */
export { TraceDrawer, type TraceDrawerProps, type Traced } from './trace-drawer.tsx'
export { TracedAmount } from './traced-amount.tsx'
