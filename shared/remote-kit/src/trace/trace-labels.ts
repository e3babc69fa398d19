export interface TraceLabels {
  title: string
  /** Text for a figure that the trace or this portal version does not contain. */
  unknown: string
  /** Text of the disclaimer; absent for staff. */
  note?: string
}
