export interface CalculationTraceLabels {
  title: string
  /** Text for a figure that the calculation trace or this version of the portal does not contain. */
  unknown: string
  /** Text of the disclaimer; absent for staff. */
  note?: string
}
