export interface CalculationTraceLabels {
  title: string
  /**
   * Text for a figure without an explanation: the calculation trace does not contain it, or this version of the portal
   * does not support it.
   */
  unknown: string
  /** Text of the disclaimer; absent for staff. */
  note?: string
}
