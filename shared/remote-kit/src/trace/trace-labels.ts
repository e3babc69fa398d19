export interface TraceLabels {
  title: string
  /** Shown if the trace or this portal version does not contain the figure. */
  unknown: string
  /** Disclaimer; absent for staff. */
  note?: string
}
