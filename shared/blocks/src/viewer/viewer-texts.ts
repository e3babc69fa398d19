/** Texts for a customer or for staff. */
export interface ViewerTexts {
  unavailable: string
  unavailableHint: string
  /** Text for a file whose content differs from the announced type. The viewer does not show such a file. */
  mismatch: string
}
